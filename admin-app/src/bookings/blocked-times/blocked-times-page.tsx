import { useBlockedTimes, useBlockTime, useUnblockTime, useOwnerClient, type BlockedTime } from 'data-client/owner';
import { useState } from 'react';
import { useNotify } from 'shared-ui';
import { useAttempt } from '../../dashboard/use-attempt';
import { useCoachZones } from '../../dashboard/coach-time';
import { blockedTimeOf, isAffected, searchedSpan, type BlockDraft } from './block-draft';
import { BlockedTimesView } from './blocked-times-view';
import { blockedWords } from './blocked-words';

const notChanged = 'The blocked time couldn’t be changed.';

/** Lists all upcoming blocked times and adds new ones. */
export function BlockedTimesPage() {
  const [span] = useState(() => ({ from: new Date(), to: new Date('2200-01-01') }));
  const query = useBlockedTimes(span);
  const client = useOwnerClient();
  const zones = useCoachZones();
  const { mutateAsync: block, isPending } = useBlockTime();
  const { mutateAsync: unblock } = useUnblockTime();
  const attempt = useAttempt();
  const notify = useNotify();

  const handleBlock = (draft: BlockDraft) =>
    attempt('The time couldn’t be blocked.', async () => {
      const time = blockedTimeOf(draft, zones);
      await block(time);
      const booked = await client.bookings.between(searchedSpan(time)).catch(() => undefined);
      const affected = booked?.filter(isAffected(time)).length;
      notify({ tone: 'success', message: `${blockedWords(time, zones)} is blocked.${staying(affected)}` });
    });
  const handleUnblock = (time: BlockedTime) =>
    attempt(
      notChanged,
      async () => {
        await unblock(time.id);
        notify({
          tone: 'success',
          message: `${blockedWords(time, zones)} can be booked again.`,
          action: { label: 'Undo', onAction: () => void attempt(notChanged, () => block(time), time.id) },
        });
      },
      time.id,
    );

  return (
    <BlockedTimesView
      query={query}
      isBlocking={isPending}
      onBlock={handleBlock}
      onUnblock={(time) => void handleUnblock(time)}
    />
  );
}

/** @param count undefined if the bookings couldn't be loaded */
function staying(count: number | undefined): string {
  if (count === 0) return '';
  if (count === undefined) return ' Bookings at that time couldn’t be loaded; they don’t change.';
  return count === 1 ? ' 1 booking at that time doesn’t change.' : ` ${count} bookings at that time don’t change.`;
}
