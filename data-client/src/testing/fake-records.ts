import { DataError } from 'data-client';
import type { ListPage, ListRequest } from '../owner/index';

type Stored = { id: string; createdAt: Date; updatedAt?: Date };

type FakeTable<Item extends Stored, Filter> = {
  rows: () => readonly Item[];
  keep: (rows: Item[]) => void;
  isWanted?: (item: Item, filter: Filter) => boolean;
  /** Sort functions by the names of the list's orders; by default newest first. */
  orders?: Record<string, (a: Item, b: Item) => number>;
  gone: string;
};

const newestFirst = (a: Stored, b: Stored) => b.createdAt.getTime() - a.createdAt.getTime();

/** Implements `createRecords` for rows in memory. */
export function fakeRecords<Item extends Stored, Filter extends ListRequest>({
  rows,
  keep,
  isWanted = () => true,
  orders = {},
  gone,
}: FakeTable<Item, Filter>) {
  const find = (id: string) => rows().find((row) => row.id === id) ?? null;
  const found = (id: string): Item => {
    const row = find(id);
    if (!row) throw new DataError('not-found', { message: gone });
    return row;
  };
  const without = (ids: readonly string[]) => rows().filter(({ id }) => !ids.includes(id));
  return {
    requests: {
      async list(filter: Filter): Promise<ListPage<Item>> {
        const searched = filter.search?.toLowerCase() ?? '';
        const matching = rows()
          .filter((row) => isWanted(row, filter))
          .filter((row) => JSON.stringify(row).toLowerCase().includes(searched))
          .toSorted(orders[filter.sort ?? ''] ?? newestFirst);
        const first = (filter.page - 1) * filter.pageSize;
        return { rows: matching.slice(first, first + filter.pageSize), total: matching.length };
      },
      byId: async (id: string) => find(id),
      remove: async (ids: readonly string[]) => keep(without(ids)),
      removeOnLeaving: (ids: readonly string[]) => keep(without(ids)),
    },
    found,
    change(id: string, values: Partial<Item>): Item {
      const { updatedAt } = found(id);
      const dated = updatedAt && { updatedAt: changedAfter(updatedAt) };
      keep(rows().map((row) => (row.id === id ? { ...row, ...values, ...dated } : row)));
      return found(id);
    },
  };
}

/** Rejects a change of a row that has changed since the owner saw it. */
export function requireSeen(now: { revision: string } | undefined, revision: string, what: string): void {
  if (now && now.revision !== revision)
    throw new DataError('conflict', { message: `This ${what} was changed somewhere else in the meantime.` });
}

/** Returns unique times even within a millisecond, as the database does. */
export const changedAfter = (before: Date) => new Date(Math.max(Date.now(), before.getTime() + 1));
