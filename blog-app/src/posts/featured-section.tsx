import type { PostSummary } from 'data-client';
import { Heading, Stack, media, space } from 'shared-ui';
import { useId } from 'react';
import { css, styled } from 'styled-components';
import { PostCard } from './post-card';
import type { PostHrefOf } from './post-href';

// Columns of 7:5 need images of 16:9 and 80:63 to have the same height.
const unequalPair = css`
  ${media.up('md')} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);

    > :last-child {
      --picture-ratio: 80 / 63;
    }
  }
`;

const sideBySide = css<{ $count: number }>`
  ${media.up('md')} {
    grid-template-columns: repeat(${({ $count }) => ($count % 3 === 0 ? 3 : Math.min($count, 2))}, minmax(0, 1fr));
  }
`;

const List = styled.ul<{ $count: number; $isPair: boolean }>`
  --picture-ratio: 16 / 9;

  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space['2xl']} ${space.xl};

  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }
  ${({ $isPair }) => ($isPair ? unequalPair : sideBySide)}
`;

type FeaturedSectionProps = {
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
      <FeaturedPosts {...{ posts, hrefOf, headingLevel }} />
    </Stack>
  );
}

/** Two posts form an unequal pair; otherwise the first post leads and the others follow below. */
function FeaturedPosts({ posts, hrefOf, headingLevel }: FeaturedSectionProps) {
  const isPair = posts.length === 2;
  const [lead, others] = isPair ? [[], posts] : [posts.slice(0, 1), posts.slice(1)];
  const cards = (some: PostSummary[], layout: 'lead' | 'plain') => (
    <List role="list" $isPair={isPair} $count={layout === 'lead' ? 1 : some.length}>
      {some.map((post) => (
        <li key={post.id}>
          <PostCard
            post={post}
            to={hrefOf(post)}
            layout={layout}
            headingLevel={headingLevel === 2 ? 3 : 4}
            headingSize={layout === 'lead' ? 'lg' : 'md'}
          />
        </li>
      ))}
    </List>
  );
  return (
    <Stack gap="2xl">
      {lead.length > 0 && cards(lead, 'lead')}
      {others.length > 0 && cards(others, 'plain')}
    </Stack>
  );
}
