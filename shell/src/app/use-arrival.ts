import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { goToAnchor } from './anchor';

/**
 * Handles navigation: another page starts at its top with the focus in its content; an anchor is scrolled to.
 *
 * @param page changes when another page is shown
 */
export function useArrival(page: string): void {
  const { hash, key } = useLocation();
  const shownPage = useRef(page);
  useEffect(() => {
    const isOtherPage = shownPage.current !== page;
    shownPage.current = page;
    if (isOtherPage) {
      window.scrollTo({ top: 0, behavior: 'instant' });
      document.getElementById('content')?.focus({ preventScroll: true });
    }
    return hash ? goToAnchor(hash.slice(1), { isSmooth: !isOtherPage }) : undefined;
    // `key` changes when the same link is followed again.
  }, [page, hash, key]);
}
