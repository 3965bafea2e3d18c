import { keepOverReload, takeKept } from 'data-client';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { holdScroll } from 'shared-ui';
import { goToAnchor } from './anchor';

/** Scroll positions by history entry and page: entries that the router has not made share a key. */
const positions = new Map<string, number>();

const storageKey = 'scroll-position';

/**
 * Handles navigation: another page starts at its top with the focus in its content, Back, Forward and a reload return to the
 * position, and an anchor is scrolled to.
 *
 * @param page changes when another page is shown
 */
export function useArrival(page: string): void {
  const { hash, key } = useLocation();
  const shownPage = useRef<string>(undefined);
  const [followed, setFollowed] = useState(0);
  useLayoutEffect(() => {
    const isFirst = shownPage.current === undefined;
    const isOtherPage = !isFirst && shownPage.current !== page;
    shownPage.current = page;
    // On the same page, an anchor takes precedence.
    const known = isOtherPage || !(isFirst || hash) ? positions.get(key + page) : undefined;
    const before = isFirst ? takeKept<number>(storageKey) : known;
    // After a reload, an anchor takes precedence.
    const top = (!(isFirst && hash) && before) || 0;
    const scroll = () => window.scrollTo({ top, behavior: 'instant' });
    if (isOtherPage || known !== undefined) scroll();
    if (isOtherPage) document.getElementById('content')?.focus({ preventScroll: true });
    const stop = top ? holdScroll(scroll) : hash && goToAnchor(hash.slice(1), !isOtherPage);
    // Ends before a shorter page moves the position.
    const follow = () => positions.set(key + page, scrollY);
    if (known === undefined) follow();
    addEventListener('scroll', follow);
    return () => {
      removeEventListener('scroll', follow);
      if (stop) stop();
    };
    // `key` changes when the same link is followed again.
  }, [page, hash, key, followed]);
  useEffect(() => keepOverReload(storageKey, () => scrollY), []);
  useEffect(() => {
    // A remote’s plain link to the present address: neither the browser nor the router scrolls then.
    const handleClick = (click: MouseEvent) => {
      const isTaken = click.defaultPrevented || click.ctrlKey || click.metaKey || click.shiftKey;
      if (!isTaken && (click.target as Element).closest('a')?.href === location.href) setFollowed((count) => count + 1);
    };
    addEventListener('click', handleClick);
    return () => removeEventListener('click', handleClick);
  }, []);
}
