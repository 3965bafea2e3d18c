import { useCallback, useRef, useSyncExternalStore, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { heroActionsId } from '../safe-area/hero-actions';

/** False while a floating element would cover the hero's buttons. An element that contains the focus stays visible. */
export function useIsClearOfHeroActions(floating: RefObject<HTMLElement | null>): boolean {
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
  heroActions: HTMLElement | null,
  report: (isClear: boolean) => void,
): () => void {
  if (!floating || !heroActions) {
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
    overlap.observe(heroActions);
  };
  const size = new ResizeObserver(watch);
  size.observe(floating);
  size.observe(document.documentElement);
  return () => {
    size.disconnect();
    overlap?.disconnect();
  };
}

/** Returns a `rootMargin` that shrinks the viewport to the element's box. */
function areaOf(element: Element): string {
  const { top, right, bottom, left } = element.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const edges = [top, clientWidth - right, clientHeight - bottom, left];
  return edges.map((edge) => `${-Math.floor(edge)}px`).join(' ');
}
