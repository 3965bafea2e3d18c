import { Container, Heading, Section, Text, border, color, space, width } from 'shared-ui';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import type { ArticlePageProps } from '../contract';
import { PostPicture } from '../posts/post-picture';
import { ArticleBody } from '../reader/article-body';
import { ArticleHeader, authorOf } from '../reader/article-header';
import { Markdown } from '../reader/markdown';
import { parseArticle } from '../reader/parse-article';
import { whereNext } from '../reader/where-next';

/** The title is the h1. */
const levelBelowTitle = 2;

const Article = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xl};
  max-inline-size: ${width.narrow};
  margin-inline: auto;
`;

const Next = styled.nav`
  display: grid;
  gap: ${space.sm};
  max-inline-size: ${width.narrow};
  margin: ${space['3xl']} auto 0;
  padding-block-start: ${space.lg};
  border-block-start: ${border.hairline} solid ${color.hairline};
`;

/** The static page of an article. */
export function ArticlePage({ post, coach, posts, addressOf }: ArticlePageProps) {
  const { next, related } = whereNext(posts, post.slug);
  return (
    <Section>
      <Container>
        <Article>
          <ArticleHeader post={post} author={authorOf(post, coach)} level={1} />
          <PostPicture post={post} ratio="16 / 9" radius="md" loading="eager" />
          <ArticleBody>
            <ArticleText content={post.content} />
          </ArticleBody>
        </Article>
        <Next aria-label="Keep reading">
          <Heading level={2} size="sm">
            Keep reading
          </Heading>
          {[...(next ? [next] : []), ...related].map((other) => (
            <Text key={other.slug}>
              <a href={addressOf(other)}>{other.title}</a>
            </Text>
          ))}
          <Text>
            <a href="/blog/">All articles</a>
          </Text>
        </Next>
      </Container>
    </Section>
  );
}

/** The text alone, for feeds. */
export function ArticleText({ content }: { content: string }) {
  const article = useMemo(() => parseArticle(content, levelBelowTitle), [content]);
  return <Markdown article={article} />;
}
