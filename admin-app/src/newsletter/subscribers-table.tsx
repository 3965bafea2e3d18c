import type { Subscriber, SubscriberStatus } from 'data-client/owner';
import { Badge } from 'shared-ui';
import { EmailText, Table, type Column } from 'shared-ui/dashboard';
import { useBasePath } from '../dashboard/base-path';
import { MomentLines } from '../list/moment-lines';
import { DeleteRow, RowActions, RowAnswer, RowAnswers } from '../list/row-actions';
import type { RowMarks } from '../list/row-marks';
import { selectColumn } from '../list/select-column';
import { DetailLine, NameLink, RefusedReason, Words } from '../list/table-cells';
import type { Selection } from '../list/use-selection';
import { sourceWords, statusWords, toneOf } from './subscriber-words';

export type SubscribersTableProps = {
  rows: readonly Subscriber[];
  selection: Selection;
  marks: RowMarks<SubscriberStatus>;
  isBusy: boolean;
  onStatusChange: (subscribers: readonly Subscriber[], status: SubscriberStatus) => void;
  onDelete: (subscribers: readonly Subscriber[]) => void;
};

export function SubscribersTable({ rows, isBusy, ...cells }: SubscribersTableProps) {
  return (
    <Table
      caption="Subscribers"
      columns={columnsWith(cells)}
      rows={rows}
      rowKey={({ id }) => id}
      rowEmphasis={({ status }) => (status === 'active' ? undefined : 'muted')}
      isBusy={isBusy}
    />
  );
}

type Cells = Omit<SubscribersTableProps, 'rows' | 'isBusy'>;

const columnsWith = (cells: Cells): Column<Subscriber>[] => [
  selectColumn(cells.selection, ({ email }) => email),
  {
    id: 'email',
    header: 'Email Address',
    isRowHeader: true,
    cell: ({ email }) => <PersonOf email={email} />,
  },
  { id: 'source', header: 'Source', cell: ({ source }) => <Words>{sourceWords(source)}</Words> },
  {
    id: 'subscribed',
    header: 'Date Subscribed',
    cell: ({ createdAt }) => <MomentLines at={createdAt} />,
  },
  {
    id: 'status',
    header: 'Status',
    cell: ({ id, status, confirmedAt, consentStatement }) => (
      <div>
        <Badge tone={toneOf(status)}>{statusWords[status] ?? status}</Badge>
        {status === 'active' && !confirmedAt && <DetailLine>Not confirmed yet</DetailLine>}
        {consentStatement && <DetailLine title={consentStatement}>Confirmed by your statement</DetailLine>}
        <RefusedReason mark={cells.marks.get(id)} />
      </div>
    ),
  },
  {
    id: 'actions',
    header: 'Actions',
    isHeaderHidden: 'on-cards',
    align: 'end',
    cell: (subscriber) => <SubscriberActions subscriber={subscriber} {...cells} />,
  },
];

function PersonOf({ email }: { email: string }) {
  return (
    <NameLink to={`${useBasePath()}/people/${encodeURIComponent(email.toLowerCase())}`}>
      <EmailText address={email} />
    </NameLink>
  );
}

type SubscriberActionsProps = Omit<Cells, 'selection'> & { subscriber: Subscriber };

function SubscriberActions({ subscriber, marks, onStatusChange, onDelete }: SubscriberActionsProps) {
  const mark = marks.get(subscriber.id);
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
