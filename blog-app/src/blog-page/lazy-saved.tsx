import { Alert, onDemand, RetryButton, Spinner } from 'shared-ui';
import type { PostHrefOf } from '../posts/post-href';
import type { SavedArticlesProps } from '../saved/saved-articles';
import type { PostList } from './use-post-list';

const SavedArticles = onDemand<SavedArticlesProps>(
  async () => (await import('../saved/saved-articles')).SavedArticles,
  {
    pending: () => <Spinner label="Loading saved articles" />,
    failed: (onRetry) => (
      <Alert action={<RetryButton onClick={onRetry} />}>Your saved articles couldn’t be loaded.</Alert>
    ),
  },
);

/** Preloads the saved articles, so that they open offline. */
export const prepareSaved = SavedArticles.prepare;

/** Query string of the saved articles. */
export const savedAddress = '?saved=1';

export type LazySavedProps = { list: PostList; hrefOf: PostHrefOf; allArticles: string };

/** The saved articles, whose code loads on demand. */
export function LazySaved({ list, hrefOf, allArticles }: LazySavedProps) {
  const isKnown = list.data !== undefined && !list.hasFailed && !list.isSample;
  const posts = list.isPending || list.isGrowing ? undefined : (list.data ?? []);
  return <SavedArticles posts={posts} isKnown={isKnown} hrefOf={hrefOf} allArticles={allArticles} />;
}
