import { BulkButton } from '../list/bulk-button';
import { RecordList } from '../list/record-list';
import { listWords, messageOrders, statusFilter, statusTones, statusWords } from './message-words';
import type { Message, MessageStatus } from 'data-client/owner';
import { type To } from 'react-router-dom';
import { Badge, media, VisuallyHidden } from 'shared-ui';
import { EmailText, type Column } from 'shared-ui/dashboard';
import { styled } from 'styled-components';
import { actionsColumn, momentColumn, statusColumn, selectColumn } from '../list/columns';
import { fromList } from '../list/list-address';
import { DeleteRow, RowActions, RowAnswer, RowAnswers } from '../list/row-actions';
import type { RowMark, RowMarks } from '../list/row-marks';
import { Detail, NameLink } from '../list/table-cells';
import type { ListState } from '../list/use-record-list';
import { ButtonLink } from '../dashboard/button-link';

/** The messages list with its bulk actions. */
export function MessagesView(props: MessagesColumnsProps) {
  const { list, onStatusChange, onDelete } = props;
  return (
    <RecordList
      list={list}
      words={listWords}
      filter={statusFilter}
      sorts={messageOrders}
      caption="Messages"
      columns={messagesColumns(props)}
      rowEmphasis={({ status }) => (status === 'unread' ? 'strong' : undefined)}
      bulk={(messages) => (
        <>
          <BulkButton
            verb="Mark as Replied"
            rows={messages}
            fits={({ status }) => status !== 'replied'}
            onAct={(others) => onStatusChange(others, 'replied')}
          />
          <BulkButton
            verb="Mark as Read"
            variant="secondary"
            rows={messages}
            fits={({ status }) => status === 'unread'}
            onAct={(unread) => onStatusChange(unread, 'read')}
          />
          <BulkButton verb="Delete" variant="danger" rows={messages} onAct={onDelete} />
        </>
      )}
    />
  );
}

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

type MessagesColumnsProps = {
  list: ListState<Message>;
  marks: RowMarks<MessageStatus>;
  onStatusChange: (messages: readonly Message[], status: MessageStatus) => void;
  onDelete: (messages: readonly Message[]) => void;
};

const messagesColumns = ({ list, marks, ...actions }: MessagesColumnsProps): Column<Message>[] => [
  selectColumn(list.selection, whose),
  {
    id: 'name',
    header: 'From',
    isRowHeader: true,
    cell: ({ id, name, company, email }) => (
      <>
        <NameLink to={list.recordPath(id)} state={fromList}>
          {name}
        </NameLink>
        <Detail>{company ? <bdi>{company}</bdi> : <EmailText address={email} />}</Detail>
      </>
    ),
  },
  {
    id: 'message',
    header: 'About',
    cell: ({ serviceName, message }) => (
      <div>
        {serviceName}
        <Beginning>
          <bdi>{message}</bdi>
        </Beginning>
      </div>
    ),
  },
  momentColumn('Received', ({ createdAt }) => createdAt),
  statusColumn(marks, ({ status }) => <Badge tone={statusTones[status]}>{statusWords[status]}</Badge>),
  actionsColumn((message) => (
    <MessageRowActions message={message} path={list.recordPath(message.id)} mark={marks.get(message.id)} {...actions} />
  )),
];

const whose = ({ name }: Message) => `the message from ${name}`;

type MessageRowActionsProps = Pick<MessagesColumnsProps, 'onStatusChange' | 'onDelete'> & {
  message: Message;
  path: To;
  mark?: RowMark<MessageStatus>;
};

function MessageRowActions({ message, path, mark, onStatusChange, onDelete }: MessageRowActionsProps) {
  return (
    <RowActions>
      <RowAnswers>
        <ButtonLink to={path} state={fromList} size="sm" variant="secondary">
          <span>
            Open<VisuallyHidden> {whose(message)}</VisuallyHidden>
          </span>
        </ButtonLink>
        {message.status !== 'replied' && (
          <RowAnswer
            verb="Mark as Replied"
            whose={whose(message)}
            variant="ghost"
            mark={mark}
            to="replied"
            onClick={() => onStatusChange([message], 'replied')}
          />
        )}
      </RowAnswers>
      <DeleteRow whose={whose(message)} mark={mark} onDelete={() => onDelete([message])} />
    </RowActions>
  );
}
