import type { PostSummary } from 'data-client';
import { Heading, Inline, Stack, Text } from 'shared-ui';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { FeaturedSection } from '../posts/featured-section';
import type { PostHrefOf } from '../posts/post-href';
import { NothingFound } from '../search/nothing-found';
import { ArticleGrid } from './article-grid';

export type ArticlesViewProps = {
  hrefOf: PostHrefOf;
  /** What is searched for; empty without a search. */
  words: string;
  /** What is chosen and searched for, as one text. */
  selected: string;
  /** None while a category is chosen or something is searched. */
  featured: PostSummary[];
  matches: PostSummary[];
  /** Found elsewhere than in title and excerpt; it says itself when there is nothing. Only during a search. */
  mentions?: ReactNode;
};

/** The featured articles and all that match. */
export function ArticlesView({ hrefOf, words, selected, featured, matches, mentions }: ArticlesViewProps) {
  const id = useId();
  return (
    <>
      <FeaturedSection posts={featured} hrefOf={hrefOf} headingLevel={2} />
      <Stack gap="lg" as="section" aria-labelledby={`${id}-all`}>
        <Inline gap="sm" align="baseline">
          <Heading level={2} id={`${id}-all`}>
            All Articles
          </Heading>
          <Text tone="muted" role="status">
            {matches.length === 1 ? '1 article' : `${matches.length} articles`}
          </Text>
        </Inline>
        {matches.length > 0 && <ArticleGrid posts={matches} hrefOf={hrefOf} words={words} selected={selected} />}
        {/* During a search only what was looked up elsewhere knows whether there is nothing at all. */}
        {matches.length === 0 && !mentions && <NothingFound />}
      </Stack>
      {mentions}
    </>
  );
}
