import {
  Avatar,
  Badge,
  Container,
  Heading,
  Inline,
  Section,
  Stack,
  Text,
  border,
  color,
  space,
  width,
} from 'shared-ui';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import type { ArticlePageProps } from '../contract';
import { categoryName } from '../posts/categories';
import { PostMeta } from '../posts/post-meta';
import { PostPicture } from '../posts/post-picture';
import { ArticleBody } from '../reader/article-body';
import { Markdown } from '../reader/markdown';
import { parseArticle } from '../reader/parse-article';
import { whereNext } from '../reader/where-next';

/** The title is the page's own heading. */
const levelBelowTitle = 2;

const Article = styled.article`
  display: grid;
  gap: ${space.xl};
  max-inline-size: ${width.narrow};
  margin-inline: auto;
`;

const Byline = styled(Inline)`
  padding-block: ${space.md};
  border-block: ${border.hairline} solid ${color.border};
`;

const Next = styled.nav`
  display: grid;
  gap: ${space.sm};
  max-inline-size: ${width.narrow};
  margin: ${space['3xl']} auto 0;
  padding-block-start: ${space.lg};
  border-block-start: ${border.hairline} solid ${color.hairline};
`;

/** An article as a document of its own. */
export function ArticlePage({ post, coach, posts, addressOf }: ArticlePageProps) {
  const author = post.author || coach.name;
  const { next, related } = whereNext(posts, post.slug);
  return (
    <Section>
      <Container>
        <Article>
          <Stack as="header" gap="md">
            <Inline gap="xs">
              <Badge>{categoryName(post.category)}</Badge>
            </Inline>
            <Heading level={1} size="xl">
              {post.title}
            </Heading>
            {post.excerpt && (
              <Text size="xl" tone="muted">
                {post.excerpt}
              </Text>
            )}
            <Byline gap="sm">
              <Avatar name={author} src={author === coach.name ? coach.portrait : undefined} size="sm" isDecorative />
              <Stack gap="none">
                <Text size="sm" tone="strong">
                  By {author}
                </Text>
                <PostMeta post={post} />
              </Stack>
            </Byline>
          </Stack>
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
