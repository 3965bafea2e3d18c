import { useMessageRemoval, useSetMessageStatus, type Message, type MessageStatus } from 'data-client/owner';
import { useRowChanges } from '../list/use-row-changes';
import { rowWords } from './message-words';

/** Changes and deletes messages. `marks` has the state per row. */
export function useMessageChanges() {
  const { mutateAsync: setStatus } = useSetMessageStatus();
  const { marks, change, remove } = useRowChanges<Message, MessageStatus>({
    words: rowWords,
    removal: useMessageRemoval(),
  });
  const changeStatus = (messages: readonly Message[], status: MessageStatus) =>
    change(messages, {
      to: status,
      state: `marked as ${status}`,
      work: ({ id }) => setStatus({ id, status }),
      undo: {
        work: ({ id, status: before }) => setStatus({ id, status: before }),
        stateOf: ({ status: before }) => `marked as ${before}`,
        toOf: ({ status: before }) => before,
      },
    });
  /** Marks a message as read; only a failure shows a notification. */
  const markRead = (message: Message) =>
    change([message], { to: 'read', work: ({ id }) => setStatus({ id, status: 'read' }) });
  return { marks, changeStatus, markRead, remove };
}
