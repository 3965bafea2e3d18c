import type { Message, MessageStatus } from 'data-client/owner';
import { Link, type To } from 'react-router-dom';
import { Badge, LinkButton, media, VisuallyHidden } from 'shared-ui';
import { EmailText, Table, type Column } from 'shared-ui/dashboard';
import { styled } from 'styled-components';
import { receivedColumn, statusColumn } from '../list/columns';
import { fromList } from '../list/list-address';
import { DeleteRow, RowActions, RowAnswer, RowAnswers } from '../list/row-actions';
import type { RowMarks } from '../list/row-marks';
import { selectColumn } from '../list/select-column';
import { Detail, NameLink } from '../list/table-cells';
import type { Selection } from '../list/use-selection';
import { statusTones, statusWords } from './message-words';

/** The first two lines of a message. */
const Beginning = styled(Detail)`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;

  ${media.up('md')} {
    max-inline-size: 24rem;
  }
`;

export type MessagesTableProps = {
  rows: readonly Message[];
  selection: Selection;
  marks: RowMarks<MessageStatus>;
  isBusy: boolean;
  /** The address of a message. */
  pathOf: (message: Message) => To;
  onStatusChange: (messages: readonly Message[], status: MessageStatus) => void;
  onDelete: (messages: readonly Message[]) => void;
};

export function MessagesTable({ rows, isBusy, ...cells }: MessagesTableProps) {
  return (
    <Table
      caption="Messages"
      columns={columnsWith(cells)}
      rows={rows}
      rowKey={({ id }) => id}
      rowEmphasis={({ status }) => (status === 'unread' ? 'strong' : undefined)}
      isBusy={isBusy}
    />
  );
}

function columnsWith(cells: Omit<MessagesTableProps, 'rows' | 'isBusy'>): Column<Message>[] {
  const { selection, marks, pathOf } = cells;
  return [
    selectColumn(selection, ({ name }) => `the message from ${name}`),
    {
      id: 'name',
      header: 'From',
      isRowHeader: true,
      cell: (message) => (
        <>
          <NameLink to={pathOf(message)} state={fromList}>
            {message.name}
          </NameLink>
          <Detail>{message.company || <EmailText address={message.email} />}</Detail>
        </>
      ),
    },
    {
      id: 'message',
      header: 'About',
      cell: ({ serviceName, message }) => (
        <div>
          {serviceName}
          <Beginning>{message}</Beginning>
        </div>
      ),
    },
    receivedColumn(),
    statusColumn(marks, ({ status }) => <Badge tone={statusTones[status]}>{statusWords[status]}</Badge>),
    {
      id: 'actions',
      header: 'Actions',
      isHeaderHidden: true,
      align: 'end',
      cell: (message) => <MessageRowActions message={message} {...cells} />,
    },
  ];
}

type MessageRowActionsProps = Pick<MessagesTableProps, 'marks' | 'pathOf' | 'onStatusChange' | 'onDelete'> & {
  message: Message;
};

function MessageRowActions({ message, marks, pathOf, onStatusChange, onDelete }: MessageRowActionsProps) {
  const mark = marks.get(message.id);
  const whose = `the message from ${message.name}`;
  return (
    <RowActions>
      <RowAnswers>
        <LinkButton as={Link} to={pathOf(message)} state={fromList} size="sm" variant="secondary">
          <span>
            Open<VisuallyHidden> {whose}</VisuallyHidden>
          </span>
        </LinkButton>
        {message.status !== 'replied' && (
          <RowAnswer
            verb="Mark as Replied"
            whose={whose}
            variant="ghost"
            mark={mark}
            to="replied"
            onClick={() => onStatusChange([message], 'replied')}
          />
        )}
      </RowAnswers>
      <DeleteRow whose={whose} mark={mark} onDelete={() => onDelete([message])} />
    </RowActions>
  );
}
