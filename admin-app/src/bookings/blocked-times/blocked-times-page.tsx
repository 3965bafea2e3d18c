import { useBlockedTimes, useBlockTime, useFreeTime, useOwnerClient, type BlockedTime } from 'data-client/owner';
import { useState } from 'react';
import { useNotify } from 'shared-ui';
import { useCoachZones } from '../../dashboard/coach-time';
import { reasonOf } from '../../list/row-marks';
import { blockedTimeOf, type BlockDraft } from './block-draft';
import { BlockedTimesView } from './blocked-times-view';
import { blockedWords } from './blocked-words';

const horizonMs = 800 * 86_400_000;

/** Lists upcoming blocked times and adds new ones. */
export function BlockedTimesPage() {
  const [span] = useState(() => ({ from: new Date(), to: new Date(Date.now() + horizonMs) }));
  const query = useBlockedTimes(span);
  const client = useOwnerClient();
  const zones = useCoachZones();
  const { mutateAsync: block, isPending } = useBlockTime();
  const { mutateAsync: free } = useFreeTime();
  const notify = useNotify();

  const handleBlock = async (draft: BlockDraft): Promise<boolean> => {
    const time = blockedTimeOf(draft, zones);
    try {
      await block(time);
      const booked = await client.bookings.between({ from: time.startsAt, to: time.endsAt }).catch(() => []);
      notify({ tone: 'success', message: `${blockedWords(time, zones)} is blocked.${staying(booked.length)}` });
      return true;
    } catch (error) {
      notify({ tone: 'error', message: `The time couldn’t be blocked. ${reasonOf(error)}` });
      return false;
    }
  };
  const handleFree = async (time: BlockedTime) => {
    try {
      await free(time.id);
      const { id: _, ...again } = time;
      const undo = () => void block(again).catch((error: unknown) => notifyRefused(error));
      notify({
        tone: 'success',
        message: `${blockedWords(time, zones)} can be booked again.`,
        action: { label: 'Undo', onAction: undo },
      });
    } catch (error) {
      notifyRefused(error);
    }
  };
  const notifyRefused = (error: unknown) =>
    notify({ tone: 'error', message: `The blocked time couldn’t be changed. ${reasonOf(error)}` });

  return (
    <BlockedTimesView
      query={query}
      isBlocking={isPending}
      onBlock={handleBlock}
      onFree={(time) => void handleFree(time)}
    />
  );
}

function staying(count: number): string {
  if (count === 0) return '';
  return count === 1 ? ' 1 booking at that time doesn’t change.' : ` ${count} bookings at that time don’t change.`;
}
