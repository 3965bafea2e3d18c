import type { PostSummary } from 'data-client';
import { Button, Stack, Text } from 'shared-ui';
import { useEffect, useRef, useState } from 'react';
import { PostGrid } from '../posts/post-grid';
import type { PostHrefOf } from '../posts/post-href';

const step = 24;

export type ArticleGridProps = {
  posts: PostSummary[];
  hrefOf: PostHrefOf;
  words: string;
  /** Changes when other articles are asked for: then it begins again with the first ones. */
  selected: string;
};

/** The first articles, and more when asked for: a list without an end would keep the footer from everybody. */
export function ArticleGrid({ posts, hrefOf, words, selected }: ArticleGridProps) {
  const place = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState({ selected, shown: step });
  const shown = asked.selected === selected ? asked.shown : step;
  const [firstNew, setFirstNew] = useState<number>();
  useEffect(() => {
    if (firstNew === undefined) return;
    place.current?.querySelectorAll<HTMLElement>('li a')[firstNew]?.focus({ preventScroll: true });
  }, [firstNew]);
  const showMore = () => {
    setFirstNew(shown);
    setAsked({ selected, shown: shown + step });
  };

  return (
    <Stack gap="2xl" ref={place}>
      <PostGrid posts={posts.slice(0, shown)} hrefOf={hrefOf} headingLevel={3} words={words} />
      {posts.length > shown && (
        <Stack gap="sm" align="center">
          <Text tone="muted" size="sm">
            {shown} of {posts.length} articles shown
          </Text>
          <Button variant="secondary" onClick={showMore}>
            Show more articles
          </Button>
        </Stack>
      )}
    </Stack>
  );
}
