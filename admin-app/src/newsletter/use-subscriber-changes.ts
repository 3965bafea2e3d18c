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
  const changeStatus = (subscribers: readonly Subscriber[], to: SubscriberStatus) =>
    change(subscribers, {
      to,
      work: ({ id }, status) => setStatus({ id, status }),
      wordsOf: (status) => stateWords[status],
      before: ({ status }) => status,
    });
  return { marks, changeStatus, remove };
}

export type SubscriberChanges = ReturnType<typeof useSubscriberChanges>;
