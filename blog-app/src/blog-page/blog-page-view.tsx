import type { PostSummary } from 'data-client';
import {
  Container,
  EmptyState,
  Eyebrow,
  Field,
  Heading,
  Inline,
  QueryView,
  SearchInput,
  Section,
  Select,
  Spinner,
  Stack,
  Text,
  media,
  space,
} from 'shared-ui';
import type { QueryLike } from 'shared-ui';
import { useId } from 'react';
import { styled } from 'styled-components';
import type { CategoryChoice } from '../posts/categories';
import { CategoryChips } from '../posts/category-chips';
import { PostGrid } from '../posts/post-grid';
import { SampleNote } from '../posts/sample-note';
import { sortOrders } from './matching-posts';
import type { PostSelection, SortOrder } from './matching-posts';

export type BlogPageViewProps = {
  hrefOf: (post: PostSummary) => string;
  choices: CategoryChoice[];
  selection: PostSelection;
  onSelectionChange: (change: Partial<PostSelection>) => void;
  /** None while a category is chosen or something is searched. */
  featured: PostSummary[];
  matches: QueryLike<PostSummary[]>;
  isSample: boolean;
};

const Tools = styled.div`
  display: grid;
  gap: ${space.md};
  ${media.up('md')} {
    grid-template-columns: minmax(0, 1fr) 14rem;
  }
`;

// The page stands under a header that lies over it.
const Opening = styled(Section)`
  padding-block: calc(${space.section} + ${space.xl}) ${space['2xl']};
`;

export function BlogPageView({
  hrefOf,
  choices,
  selection,
  onSelectionChange,
  featured,
  matches,
  isSample,
}: BlogPageViewProps) {
  const id = useId();
  return (
    <>
      <Opening tone="navy" labelledBy={`${id}-title`}>
        <Container>
          <Stack gap="md">
            <Eyebrow>The blog</Eyebrow>
            <Heading level={1} size="display" id={`${id}-title`}>
              Notes on leading well
            </Heading>
            <Text size="lg">Essays on leadership, coaching and change. Written to be used on Monday morning.</Text>
          </Stack>
        </Container>
      </Opening>
      <Section aria-label="Articles">
        <Container>
          <Stack gap="2xl">
            <Stack gap="lg">
              <Tools>
                <SearchInput
                  label="Search articles"
                  placeholder="Search articles..."
                  value={selection.search}
                  onChange={(search) => onSelectionChange({ search })}
                />
                <Field label="Order" isLabelHidden>
                  <Select
                    value={selection.sort}
                    onChange={(event) => onSelectionChange({ sort: event.target.value as SortOrder })}
                  >
                    {Object.entries(sortOrders).map(([value, name]) => (
                      <option key={value} value={value}>
                        {name}
                      </option>
                    ))}
                  </Select>
                </Field>
              </Tools>
              <CategoryChips
                choices={choices}
                value={selection.category}
                onChange={(category) => onSelectionChange({ category })}
              />
              {isSample && <SampleNote />}
            </Stack>
            {featured.length > 0 && (
              <Stack gap="lg" as="section" aria-labelledby={`${id}-featured`}>
                <Heading level={2} id={`${id}-featured`}>
                  Featured Articles
                </Heading>
                <PostGrid posts={featured} hrefOf={hrefOf} headingLevel={3} isWide />
              </Stack>
            )}
            <Stack gap="lg" as="section" aria-labelledby={`${id}-all`}>
              <Inline gap="sm" align="baseline">
                <Heading level={2} id={`${id}-all`}>
                  All Articles
                </Heading>
                {matches.data && (
                  <Text tone="muted" role="status">
                    {matches.data.length === 1 ? '1 article' : `${matches.data.length} articles`}
                  </Text>
                )}
              </Inline>
              <QueryView
                query={matches}
                pending={
                  <Inline justify="center">
                    <Spinner label="Loading articles" />
                  </Inline>
                }
                empty={
                  <EmptyState title="No articles found" description="Try adjusting your search or filter criteria" />
                }
                error="The articles could not be loaded."
              >
                {(posts) => <PostGrid posts={posts} hrefOf={hrefOf} headingLevel={3} />}
              </QueryView>
            </Stack>
          </Stack>
        </Container>
      </Section>
    </>
  );
}
