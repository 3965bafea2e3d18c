import { useSettings } from 'data-client';
import { media, space } from 'shared-ui';
import { useMemo, useRef } from 'react';
import { styled } from 'styled-components';
import type { ArticleTextProps, PostPreviewProps } from '../contract';
import { PostPicture } from '../posts/post-picture';
import { ArticleBody, articleTimeline } from '../reader/article-body';
import { authorOf } from '../reader/article-header';
import { ArticleView } from '../reader/article-view';
import { Markdown } from '../reader/markdown';
import { parseArticle } from '../reader/parse-article';

const Page = styled.div`
  timeline-scope: ${articleTimeline};
  display: grid;
  gap: ${space.xl};
`;

const Picture = styled(PostPicture)`
  aspect-ratio: 16 / 9;
  ${media.up('md')} {
    aspect-ratio: 9 / 4;
  }
`;

const Text = styled.div`
  padding-inline: ${space.lg};
  padding-block-end: ${space.xl};
`;

export function PreviewedPost({ post }: PostPreviewProps) {
  const { settings } = useSettings();
  const titleRef = useRef<HTMLHeadingElement>(null);
  const author = authorOf(post, { name: settings.site_title, portrait: settings.portrait_url });
  return (
    <Page>
      <Picture post={post} alt={post.featuredImageAlt} ratio="auto" />
      <Text>
        <ArticleView post={post} content={post.content} author={author} titleRef={titleRef} />
      </Text>
    </Page>
  );
}

export function RenderedText({ content, firstLevel }: ArticleTextProps) {
  const article = useMemo(() => parseArticle(content, firstLevel), [content, firstLevel]);
  return (
    <ArticleBody>
      <Markdown article={article} />
    </ArticleBody>
  );
}
