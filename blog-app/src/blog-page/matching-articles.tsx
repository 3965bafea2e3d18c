import type { PostSummary } from 'data-client';
import { memo, useMemo } from 'react';
import { ArticlesView } from './articles-view';
import { PostGridSkeleton } from '../posts/post-grid-skeleton';
import { matchingPosts, type PostSelection } from '../posts/matching-posts';
import { LazyMentions } from './lazy-mentions';
import { hrefOver, selectionAddress } from './use-selection';

export type MatchingArticlesProps = {
  posts: PostSummary[];
  selection: PostSelection;
  /** More posts are still loading. */
  isGrowing: boolean;
  blogPath: string;
};

/** The articles that match a selection. Memoized, so that typing does not render it. */
export const MatchingArticles = memo(function MatchingArticles(props: MatchingArticlesProps) {
  const { posts, selection, isGrowing, blogPath } = props;
  const matches = useMemo(() => matchingPosts(posts, selection), [posts, selection]);
  const isGridEmpty = matches.length === 0;
  const isSearched = selection.search.trim() !== '';
  const isAll = selection.category === 'all' && !isSearched;
  const selected = selectionAddress(selection);
  const hrefOf = hrefOver(blogPath, selected);
  if (isGrowing && isGridEmpty) return <PostGridSkeleton count={6} />;
  return (
    <ArticlesView
      hrefOf={hrefOf}
      words={selection.search}
      selected={selected}
      featured={isAll ? posts.filter((post) => post.isFeatured) : []}
      matches={matches}
      isGrowing={isGrowing}
      mentions={
        isSearched && (
          <LazyMentions
            posts={posts}
            words={selection.search}
            category={selection.category === 'all' ? undefined : selection.category}
            isGridEmpty={isGridEmpty}
            hrefOf={hrefOf}
          />
        )
      }
    />
  );
});
