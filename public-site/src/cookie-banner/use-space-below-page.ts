import { useEffect, type RefObject } from 'react';

/** Reserves space so that an element fixed to the bottom edge never covers the end of the page or the focused element. */
export function useSpaceBelowPage(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    const page = document.documentElement.style;
    const { body } = document;
    const reserve = (space: string) => {
      page.scrollPaddingBlockEnd = space;
      body.style.paddingBlockEnd = space;
    };
    const size = new ResizeObserver(() => reserve(`${current.offsetHeight}px`));
    size.observe(current);
    return () => {
      size.disconnect();
      reserve('');
    };
  }, [element]);
}
