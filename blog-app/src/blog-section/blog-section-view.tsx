import type { PostSummary } from 'data-client';
import type { blogWords } from 'domain/settings/words/blog.generated';
import {
  Container,
  EmptyState,
  Eyebrow,
  Heading,
  Inline,
  LinkButton,
  QueryView,
  Section,
  Stack,
  Text,
  VisuallyHidden,
} from 'shared-ui';
import type { QueryLike } from 'shared-ui';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { CategoryChoice } from '../posts/categories';
import { CategoryChips } from '../posts/category-chips';
import { FeaturedSection } from '../posts/featured-section';
import { ListNote, type ListNoteProps } from '../posts/list-note';
import { PostGrid } from '../posts/post-grid';
import { PostGridSkeleton } from '../posts/post-grid-skeleton';
import type { PostHrefOf } from '../posts/post-href';

export type BlogSectionViewProps = {
  words: typeof blogWords;
  blogPath: string;
  choices: CategoryChoice[];
  category: CategoryChoice['value'];
  onCategoryChange: (category: CategoryChoice['value']) => void;
  /** At most two; empty while a category is selected. */
  featured: PostSummary[];
  latest: QueryLike<PostSummary[]>;
  /** Nothing has loaded yet: one skeleton for all blocks avoids layout shifts. */
  isArriving?: boolean;
  note: ListNoteProps;
  newsletter?: ReactNode;
};

export function BlogSectionView({
  words,
  blogPath,
  choices,
  category,
  onCategoryChange,
  featured,
  latest,
  isArriving = false,
  note,
  newsletter,
}: BlogSectionViewProps) {
  const id = useId();
  const hasPosts = note.hasFailed || choices[0]?.count !== 0;
  const hrefOf: PostHrefOf = (post) => ({ to: `${blogPath}/${post.slug}` });
  return (
    <Section labelledBy={`${id}-title`}>
      <Container>
        <Stack gap="2xl">
          <Inline justify="between" align="end" gap="lg">
            <Stack gap="md">
              {words.eyebrow && <Eyebrow>{words.eyebrow}</Eyebrow>}
              <Heading level={2} size="xl" id={`${id}-title`}>
                {words.heading}
              </Heading>
              {words.lead && (
                <Text tone="muted" size="lg">
                  {words.lead}
                </Text>
              )}
            </Stack>
            {hasPosts && (
              <LinkButton as={Link} to={blogPath} variant="secondary" iconEnd="arrow-right">
                View All<VisuallyHidden> articles</VisuallyHidden>
              </LinkButton>
            )}
          </Inline>
          {hasPosts && (
            <Stack gap="lg">
              <CategoryChips choices={choices} value={category} onChange={onCategoryChange} />
              <ListNote {...note} />
            </Stack>
          )}
          {isArriving ? (
            <PostGridSkeleton count={6} />
          ) : (
            <>
              <FeaturedSection posts={featured} hrefOf={hrefOf} headingLevel={3} />
              {!(featured.length > 0 && latest.data?.length === 0) && (
                <Latest query={latest} category={category} hrefOf={hrefOf} />
              )}
            </>
          )}
          {newsletter}
        </Stack>
      </Container>
    </Section>
  );
}

type LatestProps = { query: BlogSectionViewProps['latest']; category: CategoryChoice['value']; hrefOf: PostHrefOf };

function Latest({ query, category, hrefOf }: LatestProps) {
  const id = useId();
  return (
    <Stack gap="lg" as="section" aria-labelledby={id}>
      <Heading level={3} id={id}>
        Latest Articles
      </Heading>
      <QueryView
        query={query}
        pending={<PostGridSkeleton />}
        empty={
          <EmptyState
            title="No articles here yet"
            description={category === 'all' ? undefined : 'Choose another category, or read them all.'}
          />
        }
        error="The articles couldn’t be loaded."
      >
        {(posts) => <PostGrid posts={posts} hrefOf={hrefOf} headingLevel={4} />}
      </QueryView>
    </Stack>
  );
}
