import { useCallback, useRef, useSyncExternalStore, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { heroActionsId } from '../kept-clear/kept-clear';

/** False while an element that floats over the page lies on the hero's buttons; the focus inside holds it there. */
export function useIsClear(floating: RefObject<HTMLElement | null>): boolean {
  // Another page may have no hero, or another one.
  const { pathname } = useLocation();
  const isClear = useRef(false);
  const subscribe = useCallback(
    (onChange: () => void) => {
      const report = (isNowClear: boolean) => {
        isClear.current = isNowClear;
        onChange();
      };
      return watchOverlap(floating.current, pathname === '/' ? document.getElementById(heroActionsId) : null, report);
    },
    [floating, pathname],
  );
  return useSyncExternalStore(
    subscribe,
    () => isClear.current,
    () => false,
  );
}

function watchOverlap(
  floating: HTMLElement | null,
  kept: HTMLElement | null,
  report: (isClear: boolean) => void,
): () => void {
  if (!floating || !kept) {
    report(true);
    return () => {};
  }
  let overlap: IntersectionObserver | undefined;
  const watch = () => {
    overlap?.disconnect();
    overlap = new IntersectionObserver(
      (entries) =>
        report(floating.contains(document.activeElement) || !entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: areaOf(floating) },
    );
    overlap.observe(kept);
  };
  const size = new ResizeObserver(watch);
  size.observe(floating);
  size.observe(document.documentElement);
  return () => {
    size.disconnect();
    overlap?.disconnect();
  };
}

/** Shrinks the viewport to the element's place, so that only what lies under it intersects. */
function areaOf(element: Element): string {
  const { top, right, bottom, left } = element.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const edges = [top, clientWidth - right, clientHeight - bottom, left];
  return edges.map((edge) => `${-Math.floor(edge)}px`).join(' ');
}
