import { useLayoutEffect, type RefObject } from 'react';

/**
 * Who asked for the banner is taken to its heading and afterwards back to where they were; who did not is left alone, and
 * goes on in the page when the buttons they pressed are gone.
 */
export function useFocusVisit(
  banner: RefObject<HTMLElement | null>,
  heading: RefObject<HTMLElement | null>,
  isRequested: boolean,
): void {
  useLayoutEffect(() => {
    const element = banner.current;
    const before = document.activeElement;
    if (isRequested) heading.current?.focus();
    return () => {
      if (!element?.contains(document.activeElement)) return;
      const isSomewhere =
        isRequested && before instanceof HTMLElement && before !== document.body && before.isConnected;
      const next = isSomewhere ? before : document.getElementById('content');
      next?.focus({ preventScroll: true });
    };
  }, [banner, heading, isRequested]);
}
