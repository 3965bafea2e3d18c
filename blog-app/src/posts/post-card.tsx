import type { PostSummary } from 'data-client';
import { Badge, Card, Heading, Image, Stack, Text, color, font, media, motion, radius, space } from 'shared-ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { categoryName } from './categories';
import { PostMeta } from './post-meta';

const CardFrame = styled(Card)<{ $isWide: boolean }>`
  display: flex;
  flex-direction: column;
  overflow: hidden;
  block-size: 100%;
  ${media.up('lg')} {
    ${({ $isWide }) => $isWide && 'display: grid; grid-template-columns: 1.1fr 1fr; align-items: stretch;'}
  }
`;

const Picture = styled.div`
  position: relative;
  overflow: hidden;

  img {
    transition: scale ${motion.slow} ${motion.ease};
  }
  ${media.hover} {
    *:hover > & img {
      scale: 1.03;
    }
  }
`;

const FeaturedBadge = styled.span`
  position: absolute;
  inset-block-start: ${space.sm};
  inset-inline-start: ${space.sm};
`;

const CardText = styled(Stack)`
  flex: 1;
  padding: ${space.lg};
`;

const Category = styled.span`
  font-size: ${font.size.xs};
  font-weight: ${font.weight.semibold};
  letter-spacing: ${font.letterSpacing.wide};
  color: ${color.accentText};
`;

// The link's area is the whole card, so that the words stay selectable to assistive technology as one short name.
const TitleLink = styled(Link)`
  color: inherit;
  text-decoration: none;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${radius.lg};
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: 2px solid ${color.focus};
    outline-offset: -2px;
  }
  ${media.hover} {
    &:hover {
      text-decoration: underline;
      text-decoration-thickness: 1px;
      text-underline-offset: 0.2em;
    }
  }
`;

const Excerpt = styled(Text)`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 4;
`;

export type PostCardProps = {
  post: PostSummary;
  /** Where the reader opens. */
  to: string;
  /** Picture beside the words where there is room. */
  isWide?: boolean;
  headingLevel: 3 | 4;
};

/** A post in a list; the whole card opens it. */
export function PostCard({ post, to, isWide = false, headingLevel }: PostCardProps) {
  return (
    <CardFrame forwardedAs="article" padding="none" isInteractive $isWide={isWide}>
      <Picture>
        <Image src={post.featuredImage} alt="" ratio="16 / 9" />
        {post.isFeatured && (
          <FeaturedBadge>
            <Badge tone="accent">Featured</Badge>
          </FeaturedBadge>
        )}
      </Picture>
      <CardText gap="sm">
        <Category>{categoryName(post.category)}</Category>
        <Heading level={headingLevel} size={isWide ? 'md' : 'sm'}>
          <TitleLink to={to}>{post.title}</TitleLink>
        </Heading>
        <Excerpt tone="muted" size="sm">
          {post.excerpt}
        </Excerpt>
        <PostMeta post={post} />
      </CardText>
    </CardFrame>
  );
}
