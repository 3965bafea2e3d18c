import { useEffect, type RefObject } from 'react';

/** The end of the page, and what is reached by keyboard, come to stand above an element that lies along the lower edge. */
export function useRoomBelow(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    const page = document.documentElement.style;
    const { body } = document;
    const make = (room: string) => {
      page.scrollPaddingBlockEnd = room;
      body.style.paddingBlockEnd = room;
    };
    const size = new ResizeObserver(() => make(`${current.offsetHeight}px`));
    size.observe(current);
    return () => {
      size.disconnect();
      make('');
    };
  }, [element]);
}
