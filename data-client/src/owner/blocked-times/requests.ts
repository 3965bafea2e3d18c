import { dataOf, parseTimestamp, type RowOf } from 'data-client';
import type { TimeSpan } from '../bookings/requests';
import { deleteRows, insertOnce } from '../list';
import type { OwnerConnection } from '../connection';

/** A blocked time. Only the owner sees `note`. */
export type BlockedTime = { id: string; startsAt: Date; endsAt: Date; note: string };

type Row = RowOf<'blocked_times'>;

const toBlockedTime = ({ id, starts_at, ends_at, note }: Row): BlockedTime => ({
  id,
  startsAt: parseTimestamp(starts_at),
  endsAt: parseTimestamp(ends_at),
  note,
});

const gone = 'This time is no longer blocked.';

export function createBlockedTimeRequests({ supabase }: OwnerConnection) {
  const table = () => supabase.from('blocked_times');
  return {
    /** Blocked times that overlap a span, in chronological order. */
    async between({ from, to }: TimeSpan, signal?: AbortSignal): Promise<BlockedTime[]> {
      const request = table().select('*').lt('starts_at', to.toISOString()).gt('ends_at', from.toISOString());
      return (await dataOf<Row[]>(request.order('starts_at'), signal)).map(toBlockedTime);
    },
    /** Idempotent: the id is chosen by the form. */
    async add({ id, startsAt, endsAt, note }: BlockedTime): Promise<void> {
      const row = { id, starts_at: startsAt.toISOString(), ends_at: endsAt.toISOString(), note };
      await dataOf(table().upsert(row, insertOnce).select('id'));
    },
    remove: (id: string) => deleteRows(supabase, { table: 'blocked_times', gone }, [id]),
  };
}
