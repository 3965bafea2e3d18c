import type { PassagePart, PostSummary } from 'data-client';
import { categoryNames } from 'domain/post-categories';
import { Heading, Stack, Text, border, color, font, media, space } from 'shared-ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { Mark } from '../posts/highlighted';
import type { PostHrefOf } from '../posts/post-href';

/** An article whose text matches the search, with the matching passage. */
export type Mention = { post: PostSummary; passage: PassagePart[] };

const List = styled.ul`
  display: grid;
  gap: ${space.lg} ${space['2xl']};
  ${media.up('lg')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Row = styled.li`
  display: grid;
  align-content: start;
  gap: ${space['2xs']};
  padding-block-start: ${space.md};
  border-block-start: ${border.hairline} solid ${color.border};
`;

const TitleLink = styled(Link)`
  color: inherit;
  text-decoration-line: none;

  ${media.hover} {
    &:hover {
      text-decoration-line: underline;
      text-decoration-color: ${color.hairline};
    }
  }
`;

const Passage = styled.p`
  font-size: ${font.size.sm};
  color: ${color.textMuted};
  overflow-wrap: break-word;
`;

export type MentionListProps = { id: string; title: string; mentions: Mention[]; hrefOf: PostHrefOf };

/** Search results with the passage that matched; nothing without results. */
export function MentionList({ id, title, mentions, hrefOf }: MentionListProps) {
  if (mentions.length === 0) return null;
  return (
    <Stack gap="lg" as="section" aria-labelledby={id}>
      <Heading level={2} size="md" id={id}>
        {title}
      </Heading>
      <List role="list">
        {mentions.map(({ post, passage }) => {
          const to = hrefOf(post);
          return (
            <Row key={post.id}>
              <Heading level={3} size="sm">
                <TitleLink {...to} data-post={post.slug}>
                  {post.title}
                </TitleLink>
              </Heading>
              {passage.length > 0 && (
                <Passage>
                  {'… '}
                  {passage.map(({ text, isMatch }, index) => (isMatch ? <Mark key={index}>{text}</Mark> : text))}
                  {' …'}
                </Passage>
              )}
              <Text size="xs" tone="muted">
                {categoryNames[post.category]}
                {post.readTime && ` · ${post.readTime}`}
              </Text>
            </Row>
          );
        })}
      </List>
    </Stack>
  );
}
