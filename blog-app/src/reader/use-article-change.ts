import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * An article that comes late, or after another one in the same dialog, starts at its top, and with its title for who
 * listens.
 *
 * @param shown slug of the article whose title is there, or undefined
 */
export function useArticleChange(shown: string | undefined, title: RefObject<HTMLElement | null>) {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (shown === undefined || shown === before.current) return;
    before.current = shown;
    const dialog = place.current?.closest('dialog');
    if (dialog) dialog.scrollTop = 0;
    title.current?.focus({ preventScroll: true });
  }, [shown, title]);
  return place;
}
