import { useMessageRemoval, useSetMessageStatus, type Message, type MessageStatus } from 'data-client/owner';
import { useRowChanges } from '../desk-list/use-row-changes';
import { rowWords } from './message-words';

/** What the owner does to messages, with how each of them stands. */
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
  /** Reading is no act of its own: nothing is said about it unless it fails. */
  const markRead = (message: Message) =>
    change([message], { to: 'read', work: ({ id }) => setStatus({ id, status: 'read' }) });
  return { marks, changeStatus, markRead, remove };
}
