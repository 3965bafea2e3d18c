import { useLayoutEffect, type RefObject } from 'react';

/**
 * Moves the focus to the banner's heading when the visitor asked for the banner, and restores it on close. Otherwise the
 * focus stays put, and moves to the page's content only when it would be lost with the banner.
 */
export function useBannerFocus(
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
      const canRestore = isRequested && before instanceof HTMLElement && before !== document.body && before.isConnected;
      const next = canRestore ? before : document.getElementById('content');
      next?.focus({ preventScroll: true });
    };
  }, [banner, heading, isRequested]);
}
