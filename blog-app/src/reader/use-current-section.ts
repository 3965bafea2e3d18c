import { useEffect, useState } from 'react';
import type { ArticleHeading } from './parse-article';

/** The upper third of the viewport and everything above it: a heading in this area has been reached. */
const reachedArea = '1000000px 0px -66% 0px';

/** Returns the id of the last heading reached. */
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
