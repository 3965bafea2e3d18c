import { useOwnerMutation, useOwnerPage } from '../owner-hooks';
import type { RetentionMonths } from './requests';

const all = ['owner', 'retention'] as const;

const off: RetentionMonths = { messages: 0, cancelledBookings: 0, pastBookings: 0 };

/** Counts the rows that these months would erase now. Disabled without months, when they are invalid. */
export const useRetentionPreview = (months: RetentionMonths | undefined) =>
  useOwnerPage([...all, 'preview', months], ({ retention }, signal) => retention.preview(months ?? off, signal), {
    enabled: months !== undefined,
    // The schedule may erase rows at any time.
    refetchInterval: 60_000,
  });

/** Counts once more, before a confirmation names the numbers. */
export const useCountExpired = () =>
  useOwnerMutation(
    [...all, 'count'],
    async ({ retention }, months: RetentionMonths) => (await retention.preview(months)).due,
  );
