import { useMarkMessageRead, useMessageRemoval, useSetMessageStatus } from 'data-client/owner';
import type { Message, MessageStatus } from 'data-client/owner';
import { useRowChanges } from '../list/use-row-changes';
import { rowWords } from './message-words';

/** Changes and deletes messages. `marks` has the state per row. */
export function useMessageChanges() {
  const { mutateAsync: setStatus } = useSetMessageStatus();
  const { mutateAsync: mark } = useMarkMessageRead();
  const { marks, change, remove } = useRowChanges<Message, MessageStatus>({
    words: rowWords,
    removal: useMessageRemoval(),
  });
  // A message that was answered in another window stays replied. Undo returns to the status in the list.
  const work = ({ id, status: before }: Message, status: MessageStatus) =>
    setStatus({ id, status, seen: status === before ? undefined : before });
  const changeStatus = (messages: readonly Message[], to: MessageStatus) =>
    change(messages, { to, work, wordsOf: (status) => `marked as ${status}`, before: ({ status }) => status });
  /** Marks a message as read; only a failure shows a notification. */
  const markRead = (message: Message) => change([message], { to: 'read', work: ({ id }) => mark(id) });
  return { marks, changeStatus, markRead, remove };
}

export type MessageChanges = ReturnType<typeof useMessageChanges>;
