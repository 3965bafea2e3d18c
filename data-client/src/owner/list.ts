import { DataError, dataOf, type RowOf, type TableName } from 'data-client';
import { countedOf } from './answers';
import type { OwnerConnection, Supabase } from './connection';
import { everyWordIn } from './search';
import { withSecondTry } from './second-try';

/** One page of a list. `page` starts at 1; rows must match every word of `search`; `sort` names one of the list's orders. */
export type ListRequest<Sort extends string = string> = {
  search?: string;
  sort?: Sort;
  page: number;
  pageSize: number;
};

export type ListPage<Item> = { rows: Item[]; total: number };

/** The conditions that a filter may add to a query. */
type Narrowing = {
  eq(column: string, value: unknown): Narrowing;
  gt(column: string, value: unknown): Narrowing;
  gte(column: string, value: unknown): Narrowing;
  lt(column: string, value: unknown): Narrowing;
  lte(column: string, value: unknown): Narrowing;
  in(column: string, values: readonly unknown[]): Narrowing;
  is(column: string, value: null): Narrowing;
  or(condition: string): Narrowing;
};

type Order = readonly (readonly [column: string, direction: 'ascending' | 'descending'])[];

export type ListSpec<Table extends TableName, Item, Filter extends ListRequest> = {
  table: Table;
  /** All columns if left out. */
  columns?: string;
  searched: readonly string[];
  /** The first is the default. Ties are ordered by id, so that no row appears on two pages. */
  orders: Record<NonNullable<Filter['sort']>, Order>;
  where?: (request: Narrowing, filter: Filter) => Narrowing;
  toItem: (row: RowOf<Table>) => Item;
};

// The query builder's types follow each table's columns; here the table is only known by name.
type Builder = ReturnType<ReturnType<Supabase['from']>['select']>;

function matching<Table extends TableName, Item, Filter extends ListRequest>(
  supabase: Supabase,
  { table, columns = '*', searched, where }: ListSpec<Table, Item, Filter>,
  filter: Filter,
  head: boolean,
): Builder {
  const request = supabase.from(table as 'bookings_la2024').select(columns as '*', { count: 'exact', head });
  const words = everyWordIn(searched, filter.search ?? '');
  const found = words ? request.or(words) : request;
  return (where ? where(found as unknown as Narrowing, filter) : found) as unknown as Builder;
}

/**
 * Reads one page of rows and the exact total. A page beyond the end is empty but has the total. `first` is the index of
 * the first row, for pages that do not begin at a multiple of their size.
 */
export async function readPage<Table extends TableName, Item, Filter extends ListRequest>(
  supabase: Supabase,
  spec: ListSpec<Table, Item, Filter>,
  filter: Filter,
  signal?: AbortSignal,
  first = (filter.page - 1) * filter.pageSize,
): Promise<ListPage<Item>> {
  const orders = spec.orders as Record<string, Order>;
  const order = orders[filter.sort ?? ''] ?? Object.values(orders)[0] ?? [];
  const ordered = [...order, ['id', 'ascending'] as const].reduce(
    (request, [column, direction]) =>
      request.order(column as 'id', { ascending: direction === 'ascending' }) as Builder,
    matching(supabase, spec, filter, false),
  );
  try {
    const { data, count } = await countedOf(ordered.range(first, first + filter.pageSize - 1), signal);
    return { rows: (data as unknown as RowOf<Table>[]).map(spec.toItem), total: count };
  } catch (error) {
    if (!isBeyondTheEnd(error)) throw error;
    return { rows: [], total: await countRows(supabase, spec, filter, signal) };
  }
}

/** Counts the rows that match the filter. */
export async function countRows<Table extends TableName, Item, Filter extends ListRequest>(
  supabase: Supabase,
  spec: ListSpec<Table, Item, Filter>,
  filter: Filter,
  signal?: AbortSignal,
): Promise<number> {
  const { count } = await countedOf(matching(supabase, spec, filter, true), signal);
  return count;
}

const isBeyondTheEnd = (error: unknown) =>
  error instanceof DataError && (error.cause as { code?: string } | undefined)?.code === 'PGRST103';

/** Deletes rows, once more if no response arrives. Rejects with `not-found` and the message `gone` if none of them exists anymore. */
export const deleteRows = (
  supabase: Supabase,
  { table, gone }: { table: TableName; gone: string },
  ids: readonly string[],
): Promise<void> =>
  withSecondTry(async (isRepeated) => {
    const rows = () => supabase.from(table as 'bookings_la2024');
    const deleted = await dataOf(rows().delete().in('id', ids).select('id'));
    // The first attempt may have deleted them, unless they are still there: a newsletter that is being sent stays.
    const isDone = isRepeated && (await dataOf(rows().select('id').in('id', ids).limit(1))).length === 0;
    if (!isDone) someRow(deleted, gone);
  });

/** Creates the requests that delete rows of a table. `gone`: the message for a deleted row, `This booking no longer exists.` */
export function createRemovable(
  { supabase, keepaliveClient }: OwnerConnection,
  spec: { table: TableName; gone: string },
) {
  return {
    remove: (ids: readonly string[]) => deleteRows(supabase, spec, ids),
    /** Removes them while the page is being closed, ignoring the response. */
    removeOnLeaving(ids: readonly string[]): void {
      const rows = keepaliveClient().from(spec.table as 'bookings_la2024');
      void rows
        .delete()
        .in('id', ids)
        .then(() => undefined);
    },
  };
}

export type Removable = ReturnType<typeof createRemovable>;

/** Creates the requests that all of the owner's lists share. */
export function createRecords<Table extends TableName, Item, Filter extends ListRequest>(
  connection: OwnerConnection,
  spec: ListSpec<Table, Item, Filter> & { gone: string },
) {
  const { supabase } = connection;
  return {
    ...createRemovable(connection, spec),
    list: (filter: Filter, signal?: AbortSignal) => readPage(supabase, spec, filter, signal),
    async byId(id: string, signal?: AbortSignal): Promise<Item | null> {
      const table = supabase.from(spec.table as 'bookings_la2024');
      const rows = await dataOf(table.select('*').eq('id', id).limit(1), signal);
      const [row] = rows as unknown as RowOf<Table>[];
      return row ? spec.toItem(row) : null;
    },
  };
}

/** The options of an upsert that inserts a row under the id that its form chose. Repeated, it inserts nothing. */
export const insertOnce = { onConflict: 'id', ignoreDuplicates: true } as const;

/** Returns the row inserted with `insertOnce`. Throws `conflict` if there was one: the response to an earlier attempt was lost. */
export function newRow<Row>([row]: Row[]): Row {
  if (!row) throw new DataError('conflict');
  return row;
}

/** Returns the first changed row. Throws `not-found` if there is none, because it was deleted in the meantime. */
export function someRow<Row>(rows: Row[], gone: string): Row {
  const [row] = rows;
  if (!row) throw new DataError('not-found', { message: gone });
  return row;
}
