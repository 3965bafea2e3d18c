import type { PostCounts, PostSummary } from 'data-client';
import { Stack } from 'shared-ui';
import { useDeferredValue, useMemo } from 'react';
import { categoryChoices } from '../posts/categories';
import { ListNote } from '../posts/list-note';
import type { PostHrefOf } from '../posts/post-href';
import { ArticlesView } from './articles-view';
import { ListFilters } from './list-filters';
import { matchingPosts } from './matching-posts';
import type { PostSelection } from './matching-posts';
import { MentionsPlace } from './mentions-place';
import type { PostList } from './use-post-list';

const alwaysOffered = ['leadership', 'coaching', 'transformation', 'business'] as const;
const noPosts: PostSummary[] = [];

export type ArticleListProps = {
  list: PostList;
  selection: PostSelection;
  onSelectionChange: (change: Partial<PostSelection>) => void;
  hrefOf: PostHrefOf;
  /** Where the saved articles are. */
  savedArticles: string;
};

/** The articles that fit what the visitor looks for. */
export function ArticleList({ list, selection, onSelectionChange, hrefOf, savedArticles }: ArticleListProps) {
  const posts = list.data ?? noPosts;
  // Typing stays smooth: the lists follow when there is time.
  const shown = useDeferredValue(selection);
  const counts = useMemo(() => countByCategory(posts), [posts]);
  const matches = useMemo(() => matchingPosts(posts, shown), [posts, shown]);
  const isSearched = shown.search.trim() !== '';
  const isAll = shown.category === 'all' && !isSearched;
  const isWaiting = list.isPending || (list.isGrowing && matches.length === 0);
  const query = isWaiting ? { ...list, status: 'pending' as const, data: undefined } : { ...list, data: matches };

  return (
    <>
      <Stack gap="lg">
        <ListFilters
          choices={categoryChoices('All Articles', alwaysOffered, ['personal-growth'], counts)}
          category={selection.category}
          onCategoryChange={(category) => onSelectionChange({ category })}
          savedArticles={savedArticles}
        />
        <ListNote {...list} onRetry={() => void list.refetch()} />
      </Stack>
      <ArticlesView
        hrefOf={hrefOf}
        words={shown.search}
        featured={isAll ? posts.filter((post) => post.isFeatured) : noPosts}
        matches={query}
        mentions={
          isSearched &&
          !isWaiting && (
            <MentionsPlace
              posts={posts}
              words={shown.search}
              category={shown.category}
              isGridEmpty={matches.length === 0}
              hrefOf={hrefOf}
            />
          )
        }
      />
    </>
  );
}

function countByCategory(posts: readonly { category: keyof PostCounts }[]): PostCounts {
  const counts: PostCounts = { all: posts.length };
  for (const { category } of posts) counts[category] = (counts[category] ?? 0) + 1;
  return counts;
}
