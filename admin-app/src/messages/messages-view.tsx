import { BulkButton } from '../list/bulk-button';
import { RecordList } from '../list/record-list';
import { listWords, messageOrders, statusFilter, statusTones, statusWords } from './message-words';
import type { Message } from 'data-client/owner';
import { Badge, media, VisuallyHidden } from 'shared-ui';
import { EmailText, type Column } from 'shared-ui/dashboard';
import { styled } from 'styled-components';
import { actionsColumn, momentColumn, statusColumn, selectColumn } from '../list/columns';
import { fromList } from '../list/list-address';
import { DeleteRow, RowActions, RowAnswer, RowAnswers } from '../list/row-actions';
import { Detail, NameLink } from '../list/table-cells';
import type { ListState } from '../list/use-record-list';
import { RouterLinkButton } from '../dashboard/router-link-button';
import type { MessageChanges } from './use-message-changes';

type MessagesViewProps = { list: ListState<Message>; changes: MessageChanges };

/** The messages list with its bulk actions. */
export function MessagesView({ list, changes }: MessagesViewProps) {
  return (
    <RecordList
      list={list}
      words={listWords}
      filter={statusFilter}
      sorts={messageOrders}
      caption="Messages"
      columns={columnsWith(list, changes)}
      rowEmphasis={({ status }) => (status === 'unread' ? 'strong' : undefined)}
      bulk={(messages) => (
        <>
          <BulkButton
            verb="Mark as Replied"
            rows={messages}
            fits={({ status }) => status !== 'replied'}
            onAct={(others) => changes.changeStatus(others, 'replied')}
          />
          <BulkButton
            verb="Mark as Read"
            variant="secondary"
            rows={messages}
            fits={({ status }) => status === 'unread'}
            onAct={(unread) => changes.changeStatus(unread, 'read')}
          />
          <BulkButton verb="Delete" variant="danger" rows={messages} onAct={changes.remove} />
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

const columnsWith = (list: MessagesViewProps['list'], changes: MessageChanges): Column<Message>[] => [
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
  statusColumn(changes.marks, ({ status }) => <Badge tone={statusTones[status]}>{statusWords[status]}</Badge>),
  actionsColumn((message) => <MessageRowActions message={message} list={list} changes={changes} />),
];

const whose = ({ name }: Message) => `the message from ${name}`;

function MessageRowActions({ message, list, changes }: MessagesViewProps & { message: Message }) {
  const mark = changes.marks.get(message.id);
  return (
    <RowActions>
      <RowAnswers>
        <RouterLinkButton to={list.recordPath(message.id)} state={fromList} size="sm" variant="secondary">
          <span>
            Open<VisuallyHidden> {whose(message)}</VisuallyHidden>
          </span>
        </RouterLinkButton>
        {message.status !== 'replied' && (
          <RowAnswer
            verb="Mark as Replied"
            whose={whose(message)}
            variant="ghost"
            mark={mark}
            to="replied"
            onClick={() => changes.changeStatus([message], 'replied')}
          />
        )}
      </RowAnswers>
      <DeleteRow whose={whose(message)} mark={mark} onDelete={() => changes.remove([message])} />
    </RowActions>
  );
}
