import type { Message } from 'data-client/owner';
import { Button, VisuallyHidden } from 'shared-ui';
import { DeskList } from '../desk-list/desk-list';
import type { ListState } from '../desk-list/use-desk-list';
import { listWords, messageOrders, statusFilter } from './message-words';
import { MessagesTable, type MessagesTableProps } from './messages-table';

export type ContactsViewProps = Pick<MessagesTableProps, 'marks' | 'onStatusChange' | 'onDelete'> & {
  list: ListState<Message>;
};

/** The list of messages, and what can be done with several of them. */
export function ContactsView({ list, ...table }: ContactsViewProps) {
  const { onStatusChange, onDelete } = table;
  return (
    <DeskList
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
          placeOf={({ id }) => list.recordPlace(id)}
        />
      )}
    </DeskList>
  );
}
