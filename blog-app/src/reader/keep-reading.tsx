import type { PostSummary } from 'data-client';
import { categoryNames } from 'domain/post-categories';
import { Eyebrow, Heading, Stack, Muted, Text, border, color, media, motion, radius, space } from 'shared-ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { PostHrefOf } from '../posts/post-href';
import { PostPicture } from '../posts/post-picture';

const Navigation = styled(Stack)`
  ${media.print} {
    display: none;
  }
`;

const List = styled.ul`
  display: grid;
  gap: ${space.lg} ${space.xl};
  ${media.up('sm')} {
    grid-template-columns: repeat(auto-fill, minmax(14rem, 1fr));
  }
`;

const Card = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: min(6rem, 26vw) minmax(0, 1fr);
  gap: ${space.md};
  align-items: center;
`;

const NextCard = styled(Card)`
  grid-template-columns: minmax(0, 1fr);
  gap: 0;
  overflow: hidden;
  border: ${border.hairline} solid ${color.border};
  border-radius: ${radius.lg};
  transition: border-color ${motion.fast} ${motion.ease};

  ${media.hover} {
    &:hover {
      border-color: ${color.hairline};
    }
  }
  ${media.up('md')} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  }
`;

const Words = styled(Stack)`
  padding: ${space.lg};
`;

const TitleLink = styled(Link)`
  color: inherit;
  text-decoration-line: none;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  ${media.hover} {
    ${Card}:hover & {
      text-decoration-line: underline;
      text-decoration-color: ${color.hairline};
    }
  }
`;

export type KeepReadingProps = {
  next?: PostSummary;
  /** Posts of the same category. */
  related: PostSummary[];
  hrefOf: PostHrefOf;
};

/** Links to the next and related articles. */
export function KeepReading({ next, related, hrefOf }: KeepReadingProps) {
  const [first] = related;
  if (!next && !first) return null;
  return (
    <Navigation forwardedAs="nav" gap="xl" aria-label="Keep reading">
      {next && (
        <NextCard>
          <PostPicture post={next} ratio="16 / 9" />
          <Words gap="xs">
            <Eyebrow>Next article</Eyebrow>
            <Heading level={3}>
              <TitleLink {...hrefOf(next)}>{next.title}</TitleLink>
            </Heading>
            {next.readTime && <Muted>{next.readTime}</Muted>}
          </Words>
        </NextCard>
      )}
      {first && (
        <Stack gap="md">
          <Heading level={3} size="sm">
            More on {categoryNames[first.category]}
          </Heading>
          <List role="list">
            {related.map((post) => (
              <li key={post.id}>
                <Card>
                  <PostPicture post={post} ratio="1" radius="md" />
                  <Stack gap="2xs">
                    <Heading level={4}>
                      <TitleLink {...hrefOf(post)}>{post.title}</TitleLink>
                    </Heading>
                    {post.readTime && (
                      <Text size="xs" tone="muted">
                        {post.readTime}
                      </Text>
                    )}
                  </Stack>
                </Card>
              </li>
            ))}
          </List>
        </Stack>
      )}
    </Navigation>
  );
}
