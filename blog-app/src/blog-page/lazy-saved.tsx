import { Alert, Button, Spinner } from 'shared-ui';
import { onDemand } from '../on-demand/on-demand';
import type { PostHrefOf } from '../posts/post-href';
import type { PostList } from './use-post-list';

const { OnDemand, prepare } = onDemand(async () => (await import('../saved/saved-articles')).SavedArticles);

/** Preloads the saved articles, so that they open offline. */
export const prepareSaved = prepare;

/** Query string of the saved articles. */
export const savedAddress = '?saved=1';

export type LazySavedProps = { list: PostList; hrefOf: PostHrefOf; allArticles: string };

/** The saved articles, whose code loads on demand. */
export function LazySaved({ list, hrefOf, allArticles }: LazySavedProps) {
  const isKnown = list.data !== undefined && !list.hasFailed && !list.isSample;
  return (
    <OnDemand
      props={{ posts: list.isPending || list.isGrowing ? undefined : (list.data ?? []), isKnown, hrefOf, allArticles }}
      whileWaiting={({ hasFailed, onRetry }) =>
        hasFailed ? (
          <Alert
            action={
              <Button size="sm" variant="secondary" icon="refresh" onClick={onRetry}>
                Try again
              </Button>
            }
          >
            Your saved articles could not be loaded.
          </Alert>
        ) : (
          <Spinner label="Loading saved articles" />
        )
      }
    />
  );
}
