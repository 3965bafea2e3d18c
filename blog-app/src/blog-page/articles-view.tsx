import type { PostSummary } from 'data-client';
import { EmptyState, Heading, Inline, Stack, Text } from 'shared-ui';
import { useId, type ReactNode } from 'react';
import { FeaturedSection } from '../posts/featured-section';
import type { PostHrefOf } from '../posts/post-href';
import { NothingFound } from '../search/nothing-found';
import { ArticleGrid } from './article-grid';

export type ArticlesViewProps = {
  hrefOf: PostHrefOf;
  /** The search text; empty without a search. */
  words: string;
  /** The whole selection as a query string: a change resets the list to its first page. */
  selected: string;
  /** Empty while a category or a search is active. */
  featured: PostSummary[];
  matches: PostSummary[];
  /** More matches may still load. */
  isGrowing?: boolean;
  /** Matches outside titles and excerpts, or the empty state. Present only during a search. */
  mentions?: ReactNode;
};

/** The featured articles and all matches. A search without matches leaves the page to `mentions`. */
export function ArticlesView({ hrefOf, words, selected, featured, matches, isGrowing, mentions }: ArticlesViewProps) {
  const id = useId();
  return (
    <>
      <FeaturedSection posts={featured} hrefOf={hrefOf} headingLevel={2} />
      {(matches.length > 0 || !mentions) && (
        <Stack gap="lg" as="section" aria-labelledby={`${id}-all`}>
          <Inline gap="sm" align="baseline">
            <Heading level={2} id={`${id}-all`}>
              All Articles
            </Heading>
            <Text tone="muted" role="status">
              {!isGrowing && (matches.length === 1 ? '1 article' : `${matches.length} articles`)}
            </Text>
          </Inline>
          {matches.length > 0 ? (
            <ArticleGrid posts={matches} hrefOf={hrefOf} words={words} selected={selected} />
          ) : selected ? (
            <NothingFound level={3} />
          ) : (
            <EmptyState level={3} title="No articles here yet" />
          )}
        </Stack>
      )}
      {mentions}
    </>
  );
}
