import { Alert, onDemand, RetryButton, Spinner } from 'shared-ui';
import type { CategoryChoice } from '../posts/categories';
import type { MentionsProps } from '../search/mentions';

const Mentions = onDemand<MentionsProps>(async () => (await import('../search/mentions')).Mentions, {
  pending: ({ isGridEmpty }) => isGridEmpty && <Spinner label="Searching inside articles" />,
  failed: (onRetry) => (
    <Alert tone="warning" role="status" action={<RetryButton onClick={onRetry} />}>
      Only titles and summaries were searched.
    </Alert>
  ),
});

/** Preloads the full-text search, for example when the search field is focused. */
export const prepareMentions = Mentions.prepare;

export type LazyMentionsProps = Omit<MentionsProps, 'category'> & { category: CategoryChoice['value'] };

/** Full-text results, whose code loads with the first search. */
export function LazyMentions({ category, ...rest }: LazyMentionsProps) {
  return <Mentions {...rest} category={category === 'all' ? undefined : category} />;
}
