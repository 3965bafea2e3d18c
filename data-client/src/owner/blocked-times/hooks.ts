import { bookingQueries } from 'data-client';
import type { TimeSpan } from '../bookings/requests';
import { useChange, useOwnerQuery } from '../owner-hooks';
import type { BlockedTime } from './requests';

const all = ['owner', 'blocked-times'] as const;

export const useBlockedTimes = (span: TimeSpan) =>
  useOwnerQuery([...all, span.from.getTime(), span.to.getTime()], ({ blockedTimes }, signal) =>
    blockedTimes.between(span, signal),
  );

/** Also refetches the taken times that visitors see. */
export const useBlockTime = () =>
  useChange(all, 'add', ({ blockedTimes }, time: BlockedTime) => blockedTimes.add(time), bookingQueries.taken);

export const useUnblockTime = () =>
  useChange(all, 'remove', ({ blockedTimes }, id: string) => blockedTimes.remove(id), bookingQueries.taken);
