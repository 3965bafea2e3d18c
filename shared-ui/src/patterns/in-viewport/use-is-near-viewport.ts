import { useEffect, useState, type RefObject } from 'react';

/**
 * Returns true once the element has been within 600 px of the viewport.
 *
 * @param atLatest milliseconds after which it returns true in any case, for those who print or search a page without scrolling
 */
export function useIsNearViewport(element: RefObject<Element | null>, atLatest?: number): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (isNear || !element.current) return undefined;
    const arrive = () => setIsNear(true);
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) arrive();
      },
      { rootMargin: '600px 0px' },
    );
    observer.observe(element.current);
    const timer = atLatest && setTimeout(arrive, atLatest);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [element, isNear, atLatest]);
  return isNear;
}
