import type { PostSummary } from 'data-client';
import { categoryNames } from 'domain/post-categories';
import { Badge, Heading, type HeadingSize } from 'shared-ui';
import { Highlighted } from './highlighted';
import * as S from './post-card.styles';
import type { CardLayout } from './post-card.styles';
import type { PostHref } from './post-href';
import { PostMeta } from './post-meta';
import { PostPicture } from './post-picture';

export type PostCardProps = {
  post: PostSummary;
  to: PostHref;
  layout?: CardLayout;
  headingLevel: 3 | 4;
  headingSize?: HeadingSize;
  /** The search text, highlighted in title and excerpt. */
  words?: string;
};

/** A post in a list; the whole card is clickable. The list sets the image's aspect ratio: `--picture-ratio`. */
export function PostCard({ post, to, layout = 'plain', headingLevel, headingSize = 'sm', words = '' }: PostCardProps) {
  return (
    <S.Frame $layout={layout}>
      <S.Picture>
        <PostPicture post={post} ratio="var(--picture-ratio, 3 / 2)" />
        {post.isFeatured && (
          <S.FeaturedBadge>
            <Badge tone="accent">Featured</Badge>
          </S.FeaturedBadge>
        )}
      </S.Picture>
      <S.Words>
        <S.Category>{categoryNames[post.category]}</S.Category>
        <Heading level={headingLevel} size={headingSize}>
          <S.TitleLink {...to} data-post={post.slug}>
            <Highlighted words={words}>{post.title}</Highlighted>
          </S.TitleLink>
        </Heading>
        <S.Excerpt $isWhole={words.trim() !== ''}>
          <Highlighted words={words}>{post.excerpt}</Highlighted>
        </S.Excerpt>
        <PostMeta post={post} />
      </S.Words>
    </S.Frame>
  );
}
