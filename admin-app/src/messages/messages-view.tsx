import { Button, VisuallyHidden } from 'shared-ui';
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
          <Button size="sm" onClick={() => onStatusChange(messages, 'replied')}>
            Replied<VisuallyHidden>: mark selected</VisuallyHidden>
          </Button>
          <Button size="sm" variant="secondary" onClick={() => onStatusChange(messages, 'read')}>
            Read<VisuallyHidden>: mark selected</VisuallyHidden>
          </Button>
          <Button size="sm" variant="danger" onClick={() => onDelete(messages)}>
            Delete<VisuallyHidden> selected</VisuallyHidden>
          </Button>
        </>
      )}
    />
  );
}
