import type { PostSummary } from 'data-client';
import { Button, Stack, Muted } from 'shared-ui';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { PostGrid } from '../posts/post-grid';
import type { PostHrefOf } from '../posts/post-href';

const step = 24;

export type ArticleGridProps = {
  posts: PostSummary[];
  hrefOf: PostHrefOf;
  words: string;
  /** The current selection: a change resets the list to its first page. */
  selected: string;
};

type Expanded = { selected: string; shown: number; firstNew?: number };

/** Kept in the history entry, also in that of an article over the list, for Back and a reload. */
const readExpanded = () => (history.state as { expanded?: Expanded } | null)?.expanded;

/** A grid with a "Show more" button instead of infinite scroll, which would make the footer unreachable. */
export function ArticleGrid({ posts, hrefOf, words, selected }: ArticleGridProps) {
  const grid = useRef<HTMLDivElement>(null);
  const [expanded, setExpanded] = useState<Expanded>(readExpanded() ?? { selected, shown: step });
  const shown = expanded.selected === selected ? expanded.shown : step;
  useEffect(() => {
    const { firstNew } = expanded;
    if (firstNew) grid.current?.querySelectorAll<HTMLElement>('li a')[firstNew]?.focus({ preventScroll: true });
  }, [expanded]);
  const { key } = useLocation();
  useEffect(() => {
    if (shown > step) history.replaceState({ ...history.state, expanded: { selected, shown } }, '');
  }, [key, selected, shown]);
  const showMore = () => setExpanded({ selected, shown: shown + step, firstNew: shown });

  return (
    <Stack gap="2xl" ref={grid}>
      <PostGrid posts={posts.slice(0, shown)} hrefOf={hrefOf} headingLevel={3} words={words} />
      {posts.length > shown && (
        <Stack gap="sm" align="center">
          <Muted>
            {shown} of {posts.length} articles shown
          </Muted>
          <Button variant="secondary" onClick={showMore}>
            Show more articles
          </Button>
        </Stack>
      )}
    </Stack>
  );
}
