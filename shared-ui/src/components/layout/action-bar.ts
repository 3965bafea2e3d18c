import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Marks a bar of buttons that may stick to the lower edge of the window: notifications stay above it. */
export const actionBar = { 'data-action-bar': '' };

/** Marks a header without primary buttons: notifications appear over it, where they cover none of the content. */
export const notificationHeader = { 'data-notification-header': '' };

/**
 * Keeps a region that is fixed to the lower edge of the window above the action bars, and above the control that has the
 * focus, while it is shown.
 */
export function useKeptClear(shown: unknown, parent: unknown): RefObject<HTMLDivElement | null> {
  const region = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = region;
    if (!current) return undefined;
    const measure = () => {
      // A press on a notification takes the focus from the control: moving now would lose the click.
      if (current.matches(':hover')) return;
      current.style.insetBlockEnd = `${clearanceOf(current)}px`;
    };
    measure();
    // No event reports every way in which a bar appears or moves, such as the next step of a form.
    const timer = setInterval(measure, 100);
    return () => clearInterval(timer);
  }, [shown, parent]);
  return region;
}

function clearanceOf(region: HTMLElement): number {
  const { left, right, height } = region.getBoundingClientRect();
  const root = region.getRootNode() as Document | ShadowRoot;
  // Without headings and sections, which only take the focus from code.
  const bars = [...root.querySelectorAll('[data-action-bar],:focus-visible:not([tabindex="-1"])')]
    .filter((bar) => getComputedStyle(bar).visibility !== 'hidden' && !region.contains(bar))
    .map((bar) => bar.getBoundingClientRect())
    .filter((bar) => bar.left < right && bar.right > left)
    .toSorted((a, b) => b.bottom - a.bottom);
  const bottom = bars.reduce(
    (lowest, bar) => (bar.top < lowest && bar.bottom > lowest - height ? bar.top : lowest),
    window.innerHeight,
  );
  return Math.max(0, window.innerHeight - Math.max(bottom, height));
}
