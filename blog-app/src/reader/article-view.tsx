import type { Post, PostSummary } from 'data-client';
import { Skeleton, Stack, VisuallyHidden, media, space, width } from 'shared-ui';
import { useMemo } from 'react';
import type { ReactNode, RefObject } from 'react';
import { css, styled } from 'styled-components';
import { ArticleBody } from './article-body';
import { ArticleHeader } from './article-header';
import type { Author } from './article-header';
import { Contents } from './contents';
import { Markdown } from './markdown';
import { parseArticle } from './parse-article';

/** Shorter articles are overlooked without a list. */
const headingsOfALongArticle = 3;

const contentsBeside = css`
  ${media.up('lg')} {
    grid-template: auto 1fr / minmax(0, 38rem) minmax(0, 13rem);
    justify-content: space-between;
    column-gap: ${space['2xl']};
    max-inline-size: none;

    > header {
      grid-column: 1 / -1;
      max-inline-size: ${width.narrow};
    }
    > nav {
      grid-area: 2 / 2;
      align-self: start;
    }
    > :last-child {
      grid-area: 2 / 1;
    }
  }
`;

const Columns = styled.div<{ $hasContents: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xl};
  inline-size: 100%;
  max-inline-size: ${width.narrow};
  margin-inline: auto;
  ${({ $hasContents }) => $hasContents && contentsBeside}
`;

type FrameProps = { post: PostSummary; author: Author; titleRef: RefObject<HTMLHeadingElement | null> };

export type ArticleViewProps = FrameProps & { post: Post };

/** The article itself. */
export function ArticleView({ post, author, titleRef }: ArticleViewProps) {
  const article = useMemo(() => parseArticle(post.content), [post.content]);
  const headings = useMemo(() => [...article.headings.values()], [article]);
  const hasContents = headings.length >= headingsOfALongArticle;
  return (
    <Columns as="article" $hasContents={hasContents}>
      <ArticleHeader post={post} author={author} titleRef={titleRef} />
      {hasContents && <Contents headings={headings} />}
      <ArticleBody>
        <Markdown article={article} />
      </ArticleBody>
    </Columns>
  );
}

export type ArticleStartProps = FrameProps & {
  /** Why the text is not here. Without it the text is on its way. */
  children?: ReactNode;
};

/** What the list already knows of an article whose text is not here. */
export function ArticleStart({ post, author, titleRef, children }: ArticleStartProps) {
  return (
    <Columns as="article" $hasContents={false} aria-busy={!children}>
      <ArticleHeader post={post} author={author} titleRef={titleRef} />
      {children ?? (
        <Stack gap="lg">
          <VisuallyHidden role="status">Loading article</VisuallyHidden>
          <Skeleton lines={4} height="1.1em" />
          <Skeleton lines={5} height="1.1em" />
          <Skeleton lines={3} height="1.1em" />
        </Stack>
      )}
    </Columns>
  );
}
