import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** Marks a bar of buttons that may stick to the lower edge of the window: notifications stay above it. */
export const actionBar = { 'data-action-bar': '' };

/** Marks a header without primary buttons: notifications appear over it, where they cover none of the content. */
export const notificationHeader = { 'data-notification-header': '' };

/** How far, in pixels, a region fixed to the lower edge of the window has to move up to cover no action bar. */
export function useActionBarClearance(shown: unknown): [RefObject<HTMLDivElement | null>, number] {
  const region = useRef<HTMLDivElement>(null);
  const [clearance, setClearance] = useState(0);
  useLayoutEffect(() => {
    const measure = () => region.current && setClearance(clearanceOf(region.current));
    measure();
    window.addEventListener('scroll', measure, { capture: true, passive: true });
    window.addEventListener('resize', measure);
    return () => {
      window.removeEventListener('scroll', measure, { capture: true });
      window.removeEventListener('resize', measure);
    };
  }, [shown]);
  return [region, clearance];
}

function clearanceOf(region: HTMLElement): number {
  const { left, right, height } = region.getBoundingClientRect();
  const root = region.getRootNode() as Document | ShadowRoot;
  const bars = [...root.querySelectorAll('[data-action-bar]')]
    .filter((bar) => getComputedStyle(bar).visibility !== 'hidden')
    .map((bar) => bar.getBoundingClientRect())
    .filter((bar) => bar.left < right && bar.right > left)
    .toSorted((a, b) => b.bottom - a.bottom);
  const bottom = bars.reduce(
    (lowest, bar) => (bar.top < lowest && bar.bottom > lowest - height ? bar.top : lowest),
    window.innerHeight,
  );
  return Math.max(0, Math.min(window.innerHeight - bottom, window.innerHeight - height));
}
