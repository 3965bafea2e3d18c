import { usePosts } from 'data-client';
import type { PostCounts } from 'data-client';
import { Suspense, lazy, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { BlogPageProps } from '../contract';
import { categoryChoices } from '../posts/categories';
import { BlogPageView } from './blog-page-view';
import { matchingPosts } from './matching-posts';
import { useSelection } from './use-selection';

const Reader = lazy(async () => ({ default: (await import('../reader/reader')).Reader }));

/** All articles, with search, order and categories; the reader opens over it when the address names a post. */
export function BlogPage({ blogPath, slug, onBook }: BlogPageProps) {
  const posts = usePosts();
  const [selection, changeSelection] = useSelection();
  const { search } = useLocation();
  const navigate = useNavigate();
  const counts = useMemo(() => countByCategory(posts.data ?? []), [posts.data]);
  const matches = useMemo(() => posts.data && matchingPosts(posts.data, selection), [posts.data, selection]);
  const isAll = selection.category === 'all' && selection.search.trim() === '';

  return (
    <>
      <BlogPageView
        hrefOf={(post) => `${blogPath}/${post.slug}${search}`}
        choices={categoryChoices(
          'All Articles',
          ['leadership', 'coaching', 'transformation', 'business'],
          ['personal-growth'],
          counts,
        )}
        selection={selection}
        onSelectionChange={changeSelection}
        featured={isAll ? (posts.data ?? []).filter((post) => post.isFeatured) : []}
        matches={{ ...posts, data: matches }}
        isSample={posts.isSample}
      />
      {slug && (
        <Suspense>
          <Reader
            slug={slug}
            onClose={() => void navigate(`${blogPath}${search}`)}
            onBook={
              onBook &&
              (() => {
                void navigate(`${blogPath}${search}`);
                onBook();
              })
            }
          />
        </Suspense>
      )}
    </>
  );
}

function countByCategory(posts: readonly { category: keyof PostCounts }[]): PostCounts {
  const counts: PostCounts = { all: posts.length };
  for (const { category } of posts) counts[category] = (counts[category] ?? 0) + 1;
  return counts;
}
