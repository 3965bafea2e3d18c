import type { Subscriber, SubscriberOverview } from 'data-client/owner';
import { Stack, Badge, type QueryLike } from 'shared-ui';
import { styled } from 'styled-components';
import { BulkButton } from '../list/bulk-button';
import { RecordList } from '../list/record-list';
import { NumberCards } from './number-cards';
import { NewsletterActions, type NewsletterActionsProps } from './newsletter-actions';
import { listWords, statusFilter, subscriberOrders, sourceWords, statusWords, toneOf } from './subscriber-words';
import { TrendsCard } from './trends/trends-card';
import { EmailText, type Column } from 'shared-ui/dashboard';
import { personPath } from '../dashboard/base-path';
import { actionsColumn, momentColumn, selectColumn } from '../list/columns';
import { DeleteRow, RowActions, RowAnswer, RowAnswers } from '../list/row-actions';
import { DetailLine, NameLink, RefusedReason, Words } from '../list/table-cells';
import type { ListState } from '../list/use-record-list';
import type { SubscriberChanges } from './use-subscriber-changes';

const Overview = styled(Stack)`
  inline-size: 100%;
`;

type SubscribersViewProps = NewsletterActionsProps & {
  list: ListState<Subscriber>;
  changes: SubscriberChanges;
  overview: QueryLike<SubscriberOverview>;
};

const isActive = ({ status }: Subscriber) => status === 'active';

/** Subscriber statistics, trends and the list. */
export function SubscribersView({ list, changes, overview, ...actions }: SubscribersViewProps) {
  return (
    <Stack gap="lg">
      <RecordList
        list={list}
        words={listWords}
        filter={statusFilter}
        sorts={subscriberOrders}
        caption="Subscribers"
        columns={columnsWith(list, changes)}
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
              onAct={(active) => changes.changeStatus(active, 'unsubscribed')}
            />
            <BulkButton
              verb="Reactivate"
              variant="secondary"
              rows={subscribers}
              fits={(subscriber) => !isActive(subscriber)}
              onAct={(others) => changes.changeStatus(others, 'active')}
            />
            <BulkButton verb="Delete" variant="danger" rows={subscribers} onAct={changes.remove} />
          </>
        )}
      />
      {overview.data && <TrendsCard overview={overview.data} />}
    </Stack>
  );
}

const columnsWith = (list: SubscribersViewProps['list'], changes: SubscriberChanges): Column<Subscriber>[] => [
  selectColumn(list.selection, ({ email }) => email),
  {
    id: 'email',
    header: 'Email Address',
    isRowHeader: true,
    cell: ({ email }) => (
      <NameLink to={personPath(email)}>
        <EmailText address={email} />
      </NameLink>
    ),
  },
  { id: 'source', header: 'Source', cell: ({ source }) => <Words>{sourceWords(source)}</Words> },
  momentColumn('Date Subscribed', ({ createdAt }) => createdAt),
  {
    id: 'status',
    header: 'Status',
    cell: ({ id, status, confirmedAt, consentStatement }) => (
      <div>
        <Badge tone={toneOf(status)}>{statusWords[status] ?? status}</Badge>
        {status === 'active' && !confirmedAt && <DetailLine>Not confirmed yet</DetailLine>}
        {consentStatement && <DetailLine title={consentStatement}>Consent confirmed by you</DetailLine>}
        <RefusedReason mark={changes.marks.get(id)} />
      </div>
    ),
  },
  {
    ...actionsColumn((subscriber: Subscriber) => <SubscriberActions subscriber={subscriber} changes={changes} />),
    isHeaderHidden: 'on-cards',
  },
];

function SubscriberActions({ subscriber, changes }: { subscriber: Subscriber; changes: SubscriberChanges }) {
  const mark = changes.marks.get(subscriber.id);
  const to = isActive(subscriber) ? 'unsubscribed' : 'active';
  return (
    <RowActions>
      <RowAnswers>
        <RowAnswer
          verb={isActive(subscriber) ? 'Unsubscribe' : 'Reactivate'}
          whose={subscriber.email}
          variant="secondary"
          mark={mark}
          to={to}
          onClick={() => changes.changeStatus([subscriber], to)}
        />
      </RowAnswers>
      <DeleteRow whose={subscriber.email} mark={mark} onDelete={() => changes.remove([subscriber])} />
    </RowActions>
  );
}
