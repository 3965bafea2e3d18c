import type { Post } from 'data-client';
import { Avatar, Badge, Button, Heading, Image, Inline, Stack, Text, border, color, space } from 'shared-ui';
import { styled } from 'styled-components';
import { categoryName } from '../posts/categories';
import { PostMeta } from '../posts/post-meta';
import { ArticleBody } from './article-body';
import { Markdown } from './markdown';

export type ArticleViewProps = {
  post: Post;
  coachName: string;
  canShare: boolean;
  onBook?: () => void;
  onShare: () => void;
  onSave: () => void;
};

const AuthorCard = styled.aside`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.md};
  padding-block-start: ${space.xl};
  border-block-start: ${border.hairline} solid ${color.hairline};

  > :nth-child(2) {
    flex: 1 1 12rem;
  }
`;

export function ArticleView({ post, coachName, canShare, onBook, onShare, onSave }: ArticleViewProps) {
  const author = post.author || coachName;
  return (
    <Stack as="article" gap="xl">
      <Image src={post.featuredImage} alt="" ratio="16 / 9" radius="lg" />
      <Inline justify="between" gap="md">
        <Stack gap="xs">
          <Inline gap="sm">
            <Badge>{categoryName(post.category)}</Badge>
            {post.isSample && <Badge tone="info">Sample article</Badge>}
            <Text size="sm">By {author}</Text>
          </Inline>
          <PostMeta post={post} />
        </Stack>
        <Inline gap="xs">
          {canShare && (
            <Button variant="ghost" size="sm" icon="share" onClick={onShare}>
              Share
            </Button>
          )}
          <Button variant="ghost" size="sm" icon="bookmark" onClick={onSave}>
            Save
          </Button>
        </Inline>
      </Inline>
      {post.excerpt && (
        <Text size="xl" tone="muted">
          {post.excerpt}
        </Text>
      )}
      <ArticleBody>
        <Markdown>{post.content}</Markdown>
      </ArticleBody>
      <AuthorCard aria-label="About the author">
        <Avatar name={author} size="lg" />
        <Stack gap="2xs">
          <Heading level={3} size="sm">
            {author}
          </Heading>
          <Text tone="muted" size="sm">
            Leadership, executive, business and life coach
          </Text>
        </Stack>
        {onBook && (
          <Button variant="accent" onClick={onBook}>
            Work With {coachName.split(' ')[0]}
          </Button>
        )}
      </AuthorCard>
    </Stack>
  );
}
