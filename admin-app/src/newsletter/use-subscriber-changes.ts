import {
  useSetSubscriberStatus,
  useSubscriberRemoval,
  type Subscriber,
  type SubscriberStatus,
} from 'data-client/owner';
import { useRowChanges } from '../list/use-row-changes';
import { rowWords } from './subscriber-words';

const stateWords: Record<SubscriberStatus, string> = { active: 'active again', unsubscribed: 'unsubscribed' };

/** Changes and deletes subscribers. `marks` has the state per row. */
export function useSubscriberChanges() {
  const { mutateAsync: setStatus } = useSetSubscriberStatus();
  const { marks, change, remove } = useRowChanges<Subscriber, SubscriberStatus>({
    words: rowWords,
    removal: useSubscriberRemoval(),
  });
  const changeStatus = (subscribers: readonly Subscriber[], status: SubscriberStatus) =>
    change(subscribers, {
      to: status,
      state: stateWords[status],
      work: ({ id }) => setStatus({ id, status }),
      undo: {
        work: ({ id, status: before }) => setStatus({ id, status: before }),
        stateOf: ({ status: before }) => stateWords[before],
        toOf: ({ status: before }) => before,
      },
    });
  return { marks, changeStatus, remove };
}
