import { countByCategory } from 'data-client';
import { QueryView, Stack } from 'shared-ui';
import { useDeferredValue, useMemo } from 'react';
import { categoryChoices } from '../posts/categories';
import { ListNote } from '../posts/list-note';
import { CategoryFilter } from './category-filter';
import { PostGridSkeleton } from '../posts/post-grid-skeleton';
import { MatchingArticles } from './matching-articles';
import type { PostSelection } from '../posts/matching-posts';
import type { PostList } from './use-post-list';

const alwaysOffered = ['leadership', 'coaching', 'transformation', 'business'] as const;

export type ArticleListProps = {
  list: PostList;
  selection: PostSelection;
  onSelectionChange: (change: Partial<PostSelection>) => void;
  blogPath: string;
  /** URL of the saved articles. */
  savedArticles: string;
};

/** The category filters and the matching articles. */
export function ArticleList({ list, selection, onSelectionChange, blogPath, savedArticles }: ArticleListProps) {
  // Unknown until all articles are.
  const known = list.isGrowing ? undefined : list.data;
  const counts = useMemo(() => known && countByCategory(known), [known]);
  // Deferred, so that filtering never blocks typing.
  const shown = useDeferredValue(selection);
  return (
    <>
      {(list.hasFailed || counts?.all !== 0) && (
        <Stack gap="lg">
          <CategoryFilter
            choices={categoryChoices('All Articles', alwaysOffered, counts)}
            category={selection.category}
            onCategoryChange={(category) => onSelectionChange({ category })}
            savedArticles={savedArticles}
          />
          <ListNote {...list} onRetry={() => void list.refetch()} />
        </Stack>
      )}
      <QueryView
        query={list}
        pending={<PostGridSkeleton count={6} />}
        isEmpty={() => false}
        error="The articles couldn’t be loaded."
      >
        {(posts) => <MatchingArticles posts={posts} selection={shown} isGrowing={list.isGrowing} blogPath={blogPath} />}
      </QueryView>
    </>
  );
}
