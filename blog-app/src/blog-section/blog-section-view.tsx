import type { PostSummary } from 'data-client';
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
import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { CategoryChoice } from '../posts/categories';
import { CategoryChips } from '../posts/category-chips';
import { PostGrid, PostGridSkeleton } from '../posts/post-grid';
import { SampleNote } from '../posts/sample-note';

export type BlogSectionViewProps = {
  blogPath: string;
  choices: CategoryChoice[];
  category: CategoryChoice['value'];
  onCategoryChange: (category: CategoryChoice['value']) => void;
  /** At most two, and none while a category is chosen. */
  featured: PostSummary[];
  latest: QueryLike<PostSummary[]>;
  /** The posts are the built-in samples. */
  isSample: boolean;
};

export function BlogSectionView({
  blogPath,
  choices,
  category,
  onCategoryChange,
  featured,
  latest,
  isSample,
}: BlogSectionViewProps) {
  const id = useId();
  const hrefOf = (post: PostSummary) => `${blogPath}/${post.slug}`;
  return (
    <Section labelledBy={`${id}-title`}>
      <Container>
        <Stack gap="2xl">
          <Inline justify="between" align="end" gap="lg">
            <Stack gap="md">
              <Eyebrow>Insights</Eyebrow>
              <Heading level={2} size="xl" id={`${id}-title`}>
                Notes on leading well
              </Heading>
              <Text tone="muted" size="lg">
                Short, practical essays for people who carry responsibility.
              </Text>
            </Stack>
            <LinkButton as={Link} to={blogPath} variant="secondary" iconEnd="arrow-right">
              View All<VisuallyHidden> articles</VisuallyHidden>
            </LinkButton>
          </Inline>
          <CategoryChips choices={choices} value={category} onChange={onCategoryChange} />
          {isSample && <SampleNote />}
          {featured.length > 0 && (
            <Stack gap="lg" as="section" aria-labelledby={`${id}-featured`}>
              <Heading level={3} id={`${id}-featured`}>
                Featured Articles
              </Heading>
              <PostGrid posts={featured} hrefOf={hrefOf} headingLevel={4} isWide />
            </Stack>
          )}
          <Stack gap="lg" as="section" aria-labelledby={`${id}-latest`}>
            <Heading level={3} id={`${id}-latest`}>
              Latest Articles
            </Heading>
            <QueryView
              query={latest}
              pending={<PostGridSkeleton />}
              empty={
                <EmptyState title="No articles here yet" description="Choose another category, or read them all." />
              }
              error="The articles could not be loaded."
            >
              {(posts) => <PostGrid posts={posts} hrefOf={hrefOf} headingLevel={4} />}
            </QueryView>
          </Stack>
        </Stack>
      </Container>
    </Section>
  );
}
