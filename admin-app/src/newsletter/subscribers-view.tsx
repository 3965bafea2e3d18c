import type { Subscriber, SubscriberOverview, SubscriberStatus } from 'data-client/owner';
import { Stack, Badge, type QueryLike } from 'shared-ui';
import { styled } from 'styled-components';
import { BulkButton } from '../list/bulk-button';
import { RecordList } from '../list/record-list';
import { NumberCards } from './number-cards';
import { NewsletterActions, type NewsletterActionsProps } from './newsletter-actions';
import { listWords, statusFilter, subscriberOrders, sourceWords, statusWords, toneOf } from './subscriber-words';
import { TrendsCard } from './trends/trends-card';
import { EmailText, type Column } from 'shared-ui/dashboard';
import { useBasePath } from '../dashboard/base-path';
import { actionsColumn, momentColumn, selectColumn } from '../list/columns';
import { DeleteRow, RowActions, RowAnswer, RowAnswers } from '../list/row-actions';
import type { RowMark, RowMarks } from '../list/row-marks';
import { DetailLine, NameLink, RefusedReason, Words } from '../list/table-cells';
import type { ListState } from '../list/use-record-list';

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

type SubscribersColumnsProps = {
  list: ListState<Subscriber>;
  marks: RowMarks<SubscriberStatus>;
  onStatusChange: (subscribers: readonly Subscriber[], status: SubscriberStatus) => void;
  onDelete: (subscribers: readonly Subscriber[]) => void;
};

const subscribersColumns = ({ list, marks, ...actions }: SubscribersColumnsProps): Column<Subscriber>[] => [
  selectColumn(list.selection, ({ email }) => email),
  {
    id: 'email',
    header: 'Email Address',
    isRowHeader: true,
    cell: ({ email }) => <PersonOf email={email} />,
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
        {consentStatement && <DetailLine title={consentStatement}>Confirmed by your statement</DetailLine>}
        <RefusedReason mark={marks.get(id)} />
      </div>
    ),
  },
  {
    ...actionsColumn((subscriber: Subscriber) => (
      <SubscriberActions subscriber={subscriber} mark={marks.get(subscriber.id)} {...actions} />
    )),
    isHeaderHidden: 'on-cards',
  },
];

function PersonOf({ email }: { email: string }) {
  return (
    <NameLink to={`${useBasePath()}/people/${encodeURIComponent(email.toLowerCase())}`}>
      <EmailText address={email} />
    </NameLink>
  );
}

type SubscriberActionsProps = Pick<SubscribersColumnsProps, 'onStatusChange' | 'onDelete'> & {
  subscriber: Subscriber;
  mark?: RowMark<SubscriberStatus>;
};

function SubscriberActions({ subscriber, mark, onStatusChange, onDelete }: SubscriberActionsProps) {
  const isActive = subscriber.status === 'active';
  const to = isActive ? 'unsubscribed' : 'active';
  return (
    <RowActions>
      <RowAnswers>
        <RowAnswer
          verb={isActive ? 'Unsubscribe' : 'Reactivate'}
          whose={subscriber.email}
          variant="secondary"
          mark={mark}
          to={to}
          onClick={() => onStatusChange([subscriber], to)}
        />
      </RowAnswers>
      <DeleteRow whose={subscriber.email} mark={mark} onDelete={() => onDelete([subscriber])} />
    </RowActions>
  );
}
