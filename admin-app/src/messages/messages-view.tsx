import type { Message } from 'data-client/owner';
import { Button, VisuallyHidden } from 'shared-ui';
import { RecordList } from '../list/record-list';
import type { ListState } from '../list/use-record-list';
import { listWords, messageOrders, statusFilter } from './message-words';
import { MessagesTable, type MessagesTableProps } from './messages-table';

type MessagesViewProps = Pick<MessagesTableProps, 'marks' | 'onStatusChange' | 'onDelete'> & {
  list: ListState<Message>;
};

/** The messages list with its bulk actions. */
export function MessagesView({ list, ...table }: MessagesViewProps) {
  const { onStatusChange, onDelete } = table;
  return (
    <RecordList
      list={list}
      words={listWords}
      filter={statusFilter}
      sorts={messageOrders}
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
    >
      {(rows) => (
        <MessagesTable
          {...table}
          rows={rows}
          selection={list.selection}
          isBusy={list.isOutdated}
          pathOf={({ id }) => list.recordPath(id)}
        />
      )}
    </RecordList>
  );
}
