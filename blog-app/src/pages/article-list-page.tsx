import { Container, Heading, Section, Stack, Text } from 'shared-ui';
import { useId } from 'react';
import { BlogOpening } from '../posts/blog-opening';
import type { ArticleListPageProps } from '../contract';
import { PostGrid } from '../posts/post-grid';

/** Older articles are listed by title only, which limits the size of the page. */
const cardsShown = 48;

/** The static page of all articles. */
export function ArticleListPage({ posts, addressOf }: ArticleListPageProps) {
  const titleId = useId();
  const older = posts.slice(cardsShown);
  return (
    <>
      <BlogOpening titleId={titleId}>{null}</BlogOpening>
      <Section aria-label="Articles">
        <Container>
          <Stack gap="3xl">
            <PostGrid
              posts={posts.slice(0, cardsShown)}
              hrefOf={(post) => ({ to: `/blog/${post.slug}` })}
              headingLevel={3}
            />
            {older.length > 0 && (
              <Stack gap="sm">
                <Heading level={2} size="md">
                  Earlier articles
                </Heading>
                {older.map((post) => (
                  <Text key={post.id}>
                    <a href={addressOf(post)}>{post.title}</a>
                  </Text>
                ))}
              </Stack>
            )}
          </Stack>
        </Container>
      </Section>
    </>
  );
}
