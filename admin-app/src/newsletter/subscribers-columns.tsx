import type { Subscriber, SubscriberStatus } from 'data-client/owner';
import { Badge } from 'shared-ui';
import { EmailText, type Column } from 'shared-ui/dashboard';
import { useBasePath } from '../dashboard/base-path';
import { actionsColumn, momentColumn } from '../list/columns';
import { DeleteRow, RowActions, RowAnswer, RowAnswers } from '../list/row-actions';
import type { RowMark, RowMarks } from '../list/row-marks';
import { selectColumn } from '../list/select-column';
import { DetailLine, NameLink, RefusedReason, Words } from '../list/table-cells';
import type { ListState } from '../list/use-record-list';
import { sourceWords, statusWords, toneOf } from './subscriber-words';

export type SubscribersColumnsProps = {
  list: ListState<Subscriber>;
  marks: RowMarks<SubscriberStatus>;
  onStatusChange: (subscribers: readonly Subscriber[], status: SubscriberStatus) => void;
  onDelete: (subscribers: readonly Subscriber[]) => void;
};

export const subscribersColumns = ({ list, marks, ...actions }: SubscribersColumnsProps): Column<Subscriber>[] => [
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
