import { useEffect, useState } from 'react';
import type { ArticleHeading } from './parse-article';

/** From the upper third of the window upwards without an end: a heading in there has been reached, however far the leap. */
const reachedArea = '1000000px 0px -66% 0px';

/** Id of the section being read: that of the last heading reached. */
export function useCurrentSection(headings: readonly ArticleHeading[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const elements = headings.flatMap(({ id }) => document.getElementById(id) ?? []);
    const reached = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) reached[isIntersecting ? 'add' : 'delete'](target.id);
        setCurrent(headings.findLast(({ id }) => reached.has(id))?.id);
      },
      { root: elements[0]?.closest('dialog'), rootMargin: reachedArea },
    );
    for (const element of elements) observer.observe(element);
    return () => observer.disconnect();
  }, [headings]);
  return current;
}
