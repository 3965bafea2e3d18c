import type { PostSummary } from 'data-client';
import { Skeleton, Stack, VisuallyHidden, media, space, width } from 'shared-ui';
import { useMemo, type ReactNode, type RefObject } from 'react';
import { styled } from 'styled-components';
import { ArticleBody } from './article-body';
import { ArticleHeader, type Author } from './article-header';
import { Contents } from './contents';
import { Markdown } from './markdown';
import { parseArticle } from './parse-article';

/** Shorter articles need no table of contents. */
const minHeadingsForContents = 3;

// The same columns with and without a table of contents: an article must not move sideways when its text arrives.
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xl};
  inline-size: 100%;
  max-inline-size: ${width.narrow};
  margin-inline: auto;

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

export type ArticleViewProps = {
  post: PostSummary;
  /** Markdown. Undefined while it loads. */
  content?: string;
  author: Author;
  titleRef: RefObject<HTMLHeadingElement | null>;
  /** Error message in place of the text. Without it, missing text means loading. */
  failure?: ReactNode;
};

/** An article. The title remains the same element when the text loads, so that it keeps the focus. */
export function ArticleView({ post, content, author, titleRef, failure }: ArticleViewProps) {
  const article = useMemo(() => (content === undefined ? undefined : parseArticle(content)), [content]);
  const headings = useMemo(() => [...(article?.headings.values() ?? [])], [article]);
  return (
    <Columns as="article" aria-busy={!article && !failure}>
      <ArticleHeader post={post} author={author} titleRef={titleRef} />
      {headings.length >= minHeadingsForContents && <Contents headings={headings} />}
      {article ? (
        <ArticleBody>
          <Markdown article={article} />
        </ArticleBody>
      ) : (
        failure || <TextPending />
      )}
    </Columns>
  );
}

function TextPending() {
  return (
    <Stack gap="lg">
      <VisuallyHidden role="status">Loading article</VisuallyHidden>
      <Skeleton lines={4} height="1.1em" />
      <Skeleton lines={5} height="1.1em" />
      <Skeleton lines={3} height="1.1em" />
    </Stack>
  );
}
