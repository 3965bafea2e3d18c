import { dataOf, parseTimestamp, type RowOf } from 'data-client';
import type { TimeSpan } from '../bookings/requests';
import { someRow } from '../list';
import type { OwnerConnection } from '../connection';

/** A blocked time. Only the owner sees `note`. */
export type BlockedTime = { id: string; startsAt: Date; endsAt: Date; note: string };

export type NewBlockedTime = Omit<BlockedTime, 'id'>;

export const blockedNoteMax = 120;

export type BlockedTimeRequests = {
  /** Blocked times that overlap a span, in chronological order. */
  between(span: TimeSpan, signal?: AbortSignal): Promise<BlockedTime[]>;
  add(time: NewBlockedTime): Promise<BlockedTime>;
  remove(id: string): Promise<void>;
};

type Row = RowOf<'blocked_times'>;

const toBlockedTime = ({ id, starts_at, ends_at, note }: Row): BlockedTime => ({
  id,
  startsAt: parseTimestamp(starts_at),
  endsAt: parseTimestamp(ends_at),
  note,
});

const gone = 'This time is no longer blocked.';

export function createBlockedTimeRequests({ supabase }: OwnerConnection): BlockedTimeRequests {
  const table = () => supabase.from('blocked_times');
  return {
    async between({ from, to }, signal) {
      const request = table().select('*').lt('starts_at', to.toISOString()).gt('ends_at', from.toISOString());
      return (await dataOf<Row[]>(request.order('starts_at'), signal)).map(toBlockedTime);
    },
    async add({ startsAt, endsAt, note }) {
      const row = { starts_at: startsAt.toISOString(), ends_at: endsAt.toISOString(), note };
      return toBlockedTime(someRow(await dataOf<Row[]>(table().insert(row).select('*')), gone));
    },
    async remove(id) {
      someRow(await dataOf(table().delete().eq('id', id).select('id')), gone);
    },
  };
}
