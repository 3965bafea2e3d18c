import type { PostSummary } from 'data-client';
import { Heading, Stack } from 'shared-ui';
import { useId } from 'react';
import { FeaturedPosts } from './featured-posts';
import type { PostHrefOf } from './post-href';

export type FeaturedSectionProps = {
  posts: PostSummary[];
  hrefOf: PostHrefOf;
  /** Level of the section heading; post titles are one level below. */
  headingLevel: 2 | 3;
};

/** The featured articles; renders nothing without any. */
export function FeaturedSection({ posts, hrefOf, headingLevel }: FeaturedSectionProps) {
  const id = useId();
  if (posts.length === 0) return null;
  return (
    <Stack gap="lg" as="section" aria-labelledby={id}>
      <Heading level={headingLevel} id={id}>
        Featured Articles
      </Heading>
      <FeaturedPosts posts={posts} hrefOf={hrefOf} headingLevel={headingLevel === 2 ? 3 : 4} />
    </Stack>
  );
}
