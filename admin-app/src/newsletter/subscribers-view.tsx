import type { Subscriber, SubscriberOverview } from 'data-client/owner';
import { Stack, type QueryLike } from 'shared-ui';
import { styled } from 'styled-components';
import { BulkButton } from '../list/bulk-button';
import { RecordList } from '../list/record-list';
import { NumberCards } from './number-cards';
import { NewsletterActions, type NewsletterActionsProps } from './newsletter-actions';
import { listWords, statusFilter, subscriberOrders } from './subscriber-words';
import { subscribersColumns, type SubscribersColumnsProps } from './subscribers-columns';
import { TrendsCard } from './trends/trends-card';

const Overview = styled(Stack)`
  inline-size: 100%;
`;

type SubscribersViewProps = NewsletterActionsProps &
  SubscribersColumnsProps & { overview: QueryLike<SubscriberOverview> };

const isActive = ({ status }: Subscriber) => status === 'active';

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
        rowEmphasis={(subscriber) => (isActive(subscriber) ? undefined : 'muted')}
        actions={
          <Overview gap="sm">
            <NumberCards query={overview} />
            <NewsletterActions {...actions} />
          </Overview>
        }
        bulk={(subscribers) => (
          <>
            <BulkButton
              verb="Unsubscribe"
              variant="secondary"
              rows={subscribers}
              fits={isActive}
              onAct={(active) => onStatusChange(active, 'unsubscribed')}
            />
            <BulkButton
              verb="Reactivate"
              variant="secondary"
              rows={subscribers}
              fits={(subscriber) => !isActive(subscriber)}
              onAct={(others) => onStatusChange(others, 'active')}
            />
            <BulkButton verb="Delete" variant="danger" rows={subscribers} onAct={onDelete} />
          </>
        )}
      />
      {overview.data && <TrendsCard overview={overview.data} />}
    </Stack>
  );
}
