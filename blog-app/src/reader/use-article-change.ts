import { useEffect, useRef, type RefObject } from 'react';

/**
 * Scrolls to the top and focuses the title when another article appears in the same dialog. Returns a ref for its content.
 *
 * @param shown slug of the current article, once its title is known
 */
export function useArticleChange(shown: string | undefined, title: RefObject<HTMLElement | null>) {
  const content = useRef<HTMLDivElement>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (shown === undefined || shown === before.current) return;
    before.current = shown;
    const dialog = content.current?.closest('dialog');
    if (dialog) dialog.scrollTop = 0;
    title.current?.focus({ preventScroll: true });
  }, [shown, title]);
  return content;
}
