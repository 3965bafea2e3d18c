import type { SubscriberOverview } from 'data-client/owner';
import { Button, Stack, type QueryLike } from 'shared-ui';
import { RecordList } from '../list/record-list';
import { NumberCards } from './number-cards';
import { NewsletterActions, type NewsletterActionsProps } from './newsletter-actions';
import { listWords, statusFilter, subscriberOrders } from './subscriber-words';
import { subscribersColumns, type SubscribersColumnsProps } from './subscribers-columns';
import { TrendsCard } from './trends/trends-card';

type SubscribersViewProps = NewsletterActionsProps &
  SubscribersColumnsProps & { overview: QueryLike<SubscriberOverview> };

/** Subscriber statistics, trends and the list. */
export function SubscribersView({ list, overview, marks, onStatusChange, onDelete, ...actions }: SubscribersViewProps) {
  return (
    <Stack gap="lg">
      <RecordList
        list={list}
        words={listWords}
        filter={statusFilter}
        sorts={subscriberOrders}
        caption="Subscribers"
        columns={subscribersColumns({ list, marks, onStatusChange, onDelete })}
        rowEmphasis={({ status }) => (status === 'active' ? undefined : 'muted')}
        actions={
          <>
            <NumberCards query={overview} />
            <NewsletterActions {...actions} />
          </>
        }
        bulk={(subscribers) => (
          <>
            <Button size="sm" variant="secondary" onClick={() => onStatusChange(subscribers, 'unsubscribed')}>
              Unsubscribe selected
            </Button>
            <Button size="sm" variant="secondary" onClick={() => onStatusChange(subscribers, 'active')}>
              Reactivate selected
            </Button>
            <Button size="sm" variant="danger" onClick={() => onDelete(subscribers)}>
              Delete selected
            </Button>
          </>
        )}
      />
      {overview.data && <TrendsCard overview={overview.data} />}
    </Stack>
  );
}
