import { BulkButton } from '../list/bulk-button';
import { RecordList } from '../list/record-list';
import { listWords, messageOrders, statusFilter } from './message-words';
import { messagesColumns, type MessagesColumnsProps } from './messages-columns';

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
