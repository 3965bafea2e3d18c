import type { PostSummary } from 'data-client';
import { categoryNames } from 'domain/post-categories';
import { Avatar, Badge, Heading, Inline, Stack, Text, border, color, space } from 'shared-ui';
import type { RefObject } from 'react';
import { styled } from 'styled-components';
import { PostMeta } from '../posts/post-meta';

export type Author = { name: string; portrait?: string; about?: string };

/** The coach, unless a guest wrote the post. */
export const authorOf = (post: Pick<PostSummary, 'author'> | undefined, coach: Author): Author =>
  !post?.author || post.author === coach.name ? coach : { name: post.author };

const Title = styled(Heading)`
  outline: none;
`;

const Byline = styled(Inline)`
  padding-block: ${space.md};
  border-block: ${border.hairline} solid ${color.border};
  flex-wrap: nowrap;
`;

export type ArticleHeaderProps = {
  post: PostSummary;
  author: Author;
  titleRef?: RefObject<HTMLHeadingElement | null>;
  /** Heading level of the title. */
  level?: 1 | 2;
};

/** Title and metadata of an article, available before its text has loaded. */
export function ArticleHeader({ post, author, titleRef, level = 2 }: ArticleHeaderProps) {
  return (
    <Stack as="header" gap="md">
      <Inline gap="xs">
        <Badge>{categoryNames[post.category]}</Badge>
        {post.isFeatured && <Badge tone="accent">Featured</Badge>}
        {post.isSample && <Badge tone="info">Sample article</Badge>}
      </Inline>
      <Title level={level} size="xl" ref={titleRef} tabIndex={-1}>
        {post.title}
      </Title>
      {post.excerpt && (
        <Text size="xl" tone="muted">
          {post.excerpt}
        </Text>
      )}
      <Byline gap="sm">
        <Avatar name={author.name} src={author.portrait} size="sm" />
        <Stack gap="none">
          <Text size="sm" tone="strong">
            By {author.name}
          </Text>
          <PostMeta post={post} />
        </Stack>
      </Byline>
    </Stack>
  );
}
