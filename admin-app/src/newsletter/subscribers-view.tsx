import type { Subscriber, SubscriberOverview } from 'data-client/owner';
import { Button, Stack, type QueryLike } from 'shared-ui';
import { RecordList } from '../list/record-list';
import type { ListState } from '../list/use-record-list';
import { NumberCards } from './number-cards';
import { NewsletterActions, type NewsletterActionsProps } from './newsletter-actions';
import { listWords, statusFilter, subscriberOrders } from './subscriber-words';
import { SubscribersTable, type SubscribersTableProps } from './subscribers-table';
import { TrendsCard } from './trends/trends-card';

type SubscribersViewProps = NewsletterActionsProps &
  Pick<SubscribersTableProps, 'marks' | 'onStatusChange' | 'onDelete'> & {
    list: ListState<Subscriber>;
    overview: QueryLike<SubscriberOverview>;
  };

/** Subscriber statistics, trends and the list. */
export function SubscribersView({ list, overview, marks, onStatusChange, onDelete, ...actions }: SubscribersViewProps) {
  return (
    <Stack gap="lg">
      <RecordList
        list={list}
        words={listWords}
        filter={statusFilter}
        sorts={subscriberOrders}
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
      >
        {(rows) => (
          <SubscribersTable
            rows={rows}
            selection={list.selection}
            marks={marks}
            isBusy={list.isOutdated}
            onStatusChange={onStatusChange}
            onDelete={onDelete}
          />
        )}
      </RecordList>
      {overview.data && <TrendsCard overview={overview.data} />}
    </Stack>
  );
}
