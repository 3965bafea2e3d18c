import type { PostSummary } from 'data-client';
import { Alert, Button, Spinner } from 'shared-ui';
import { onDemand } from '../on-demand/on-demand';
import type { CategoryChoice } from '../posts/categories';
import type { PostHrefOf } from '../posts/post-href';

const { OnDemand, prepare } = onDemand(async () => (await import('../search/mentions')).Mentions);

/** Preloads the full-text search, for example when the search field is focused. */
export const prepareMentions = prepare;

export type LazyMentionsProps = {
  posts: readonly PostSummary[];
  words: string;
  category: CategoryChoice['value'];
  isGridEmpty: boolean;
  hrefOf: PostHrefOf;
};

/** Full-text results, whose code loads with the first search. */
export function LazyMentions({ category, ...rest }: LazyMentionsProps) {
  return (
    <OnDemand
      props={{ ...rest, category: category === 'all' ? undefined : category }}
      whileWaiting={({ hasFailed, onRetry }) =>
        hasFailed ? (
          <Alert
            tone="warning"
            role="status"
            action={
              <Button size="sm" variant="secondary" icon="refresh" onClick={onRetry}>
                Try again
              </Button>
            }
          >
            Only titles and summaries were searched.
          </Alert>
        ) : (
          rest.isGridEmpty && <Spinner label="Searching inside articles" />
        )
      }
    />
  );
}
