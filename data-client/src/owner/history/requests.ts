import { dataOf, parseTimestamp, type RowOf } from 'data-client';
import { readPage, type ListPage, type ListRequest } from '../list';
import type { OwnerConnection } from '../connection';
import { historyAreas, type HistoryArea } from './history-areas';

type Fields = Record<string, unknown>;

export type HistoryFilter = ListRequest<'newest'> & { area?: HistoryArea };

const areaOf = (table: string) =>
  (Object.keys(historyAreas) as HistoryArea[]).find((area) => historyAreas[area] === table);

/** Leaves out a moment that has passed. */
function until(timestamp: string | null): { restorableUntil?: Date } {
  const moment = timestamp === null ? undefined : parseTimestamp(timestamp);
  return moment && moment > new Date() ? { restorableUntil: moment } : {};
}

const toEntry = (row: RowOf<'change_history'>) => ({
  id: String(row.id),
  changedAt: parseTimestamp(row.changed_at),
  actor: row.actor,
  /** Undefined for a table without an area. */
  area: areaOf(row.table_name),
  table: row.table_name,
  rowId: row.row_id,
  /** The row's name, title or address; empty if it has none. */
  subject: row.subject,
  action: row.action as 'added' | 'changed' | 'deleted',
  /** The cause of the change, such as `booked-for-client` or `moved`; empty for a plain edit. */
  reason: row.reason,
  before: row.before as Fields | null,
  after: row.after as Fields | null,
  /** Until when the deleted row can be restored. */
  ...until(row.restorable_until),
});

/** One change of one row. `before` and `after` hold the changed columns, without secrets and long texts. */
export type HistoryEntry = ReturnType<typeof toEntry>;

export function createOwnerHistoryRequests({ supabase }: OwnerConnection) {
  return {
    list: (filter: HistoryFilter, signal?: AbortSignal): Promise<ListPage<HistoryEntry>> =>
      readPage<'change_history', HistoryEntry, HistoryFilter>(
        supabase,
        {
          table: 'change_history',
          searched: ['subject', 'actor', 'row_id'],
          orders: { newest: [['changed_at', 'descending']] },
          where: (request, { area }) => (area ? request.eq('table_name', historyAreas[area]) : request),
          toItem: toEntry,
        },
        filter,
        signal,
      ),
    /** Restores the row that an entry deleted. Rejects with a sentence if its time, address or slug is in use. */
    async restore(entryId: string): Promise<void> {
      await dataOf(supabase.rpc('restore_deleted', { entry_id: Number(entryId) }));
    },
  };
}
