import { Alert, onDemand, RetryButton, Spinner } from 'shared-ui';
import type { MentionsProps } from '../search/mentions';

/** Full-text results, whose code loads with the first search. */
export const LazyMentions = onDemand<MentionsProps>(async () => (await import('../search/mentions')).Mentions, {
  pending: ({ isGridEmpty }) => isGridEmpty && <Spinner label="Searching inside articles" />,
  failed: (onRetry) => (
    <Alert tone="warning" role="status" action={<RetryButton onClick={onRetry} />}>
      Only titles and summaries were searched.
    </Alert>
  ),
});
