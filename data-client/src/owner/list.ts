import { DataError } from 'data-client';
import type { RowOf, TableName } from 'data-client';
import type { OwnerGateway } from './owner-gateway';
import { everyWordIn } from './search';
import { dataOf, resultOf, until } from './table-requests';

/** One page of a list: `page` counts from 1, every word of `search` has to be found, `sort` names one of the list's orders. */
export type ListRequest<Sort extends string = string> = {
  search?: string;
  sort?: Sort;
  page: number;
  pageSize: number;
};

export type ListPage<Item> = { rows: Item[]; total: number };

/** What a filter may add to a request before it is sent. */
export type Narrowing = {
  eq(column: string, value: unknown): Narrowing;
  gte(column: string, value: unknown): Narrowing;
  lt(column: string, value: unknown): Narrowing;
  in(column: string, values: readonly unknown[]): Narrowing;
  or(condition: string): Narrowing;
};

type Order = readonly (readonly [column: string, direction: 'ascending' | 'descending'])[];

export type ListSpec<Table extends TableName, Item, Filter extends ListRequest> = {
  table: Table;
  /** What is read of each row; everything without. */
  columns?: string;
  searched: readonly string[];
  /** The first one is used when none is asked for. Equals are ordered by id, so that no row is on two pages. */
  orders: Record<NonNullable<Filter['sort']>, Order>;
  where?: (request: Narrowing, filter: Filter) => Narrowing;
  toItem: (row: RowOf<Table>) => Item;
};

type Rest = OwnerGateway['rest'];
// The query builder's types follow each table's columns; here the table is only known by name.
type Builder = ReturnType<ReturnType<Rest['from']>['select']>;

function matching<Table extends TableName, Item, Filter extends ListRequest>(
  rest: Rest,
  { table, columns = '*', searched, where }: ListSpec<Table, Item, Filter>,
  filter: Filter,
  head: boolean,
): Builder {
  const request = rest.from(table as 'bookings_la2024').select(columns as '*', { count: 'exact', head });
  const words = everyWordIn(searched, filter.search ?? '');
  const found = words ? request.or(words) : request;
  return (where ? where(found as unknown as Narrowing, filter) : found) as unknown as Builder;
}

/** A page of rows with the exact number of all that match. A page beyond the end is empty, with the number all the same. */
export async function readPage<Table extends TableName, Item, Filter extends ListRequest>(
  rest: Rest,
  spec: ListSpec<Table, Item, Filter>,
  filter: Filter,
  signal?: AbortSignal,
): Promise<ListPage<Item>> {
  const first = (filter.page - 1) * filter.pageSize;
  const orders = spec.orders as Record<string, Order>;
  const order = orders[filter.sort ?? ''] ?? Object.values(orders)[0] ?? [];
  const ordered = [...order, ['id', 'ascending'] as const].reduce(
    (request, [column, direction]) =>
      request.order(column as 'id', { ascending: direction === 'ascending' }) as Builder,
    matching(rest, spec, filter, false),
  );
  try {
    const { data, count } = await resultOf(until(signal, ordered.range(first, first + filter.pageSize - 1)));
    return { rows: (data as unknown as RowOf<Table>[]).map(spec.toItem), total: count };
  } catch (error) {
    if (!isBeyondTheEnd(error)) throw error;
    const { count } = await resultOf(until(signal, matching(rest, spec, filter, true)));
    return { rows: [], total: count };
  }
}

const isBeyondTheEnd = (error: unknown) =>
  error instanceof DataError && (error.cause as { code?: string } | undefined)?.code === 'PGRST103';

/** Sends without waiting for anything, so that it still leaves while the page goes away. */
export type SendOnLeaving = (path: string, init: RequestInit) => void;

/** What the owner does with the rows of one table, whatever it holds. */
export type Records<Item, Filter extends ListRequest> = Removable & {
  list(filter: Filter, signal?: AbortSignal): Promise<ListPage<Item>>;
  byId(id: string, signal?: AbortSignal): Promise<Item | null>;
};

export type Removable = {
  /** Rejects with `not-found` when none of them was there any more. */
  remove(ids: readonly string[]): Promise<void>;
  /** The same while the page goes away: nobody hears the answer. */
  removeOnLeaving(ids: readonly string[]): void;
};

/** Rows of a table as the owner's lists read and delete them. `gone`: `This booking no longer exists.` */
export function createRecords<Table extends TableName, Item, Filter extends ListRequest>(
  { rest, sendOnLeaving }: OwnerGateway,
  spec: ListSpec<Table, Item, Filter> & { gone: string },
): Records<Item, Filter> {
  const table = () => rest.from(spec.table as 'bookings_la2024');
  return {
    list: (filter, signal) => readPage(rest, spec, filter, signal),
    async byId(id, signal) {
      const rows = await dataOf(until(signal, table().select('*').eq('id', id).limit(1)));
      const [row] = rows as unknown as RowOf<Table>[];
      return row ? spec.toItem(row) : null;
    },
    async remove(ids) {
      someRow(await dataOf(table().delete().in('id', ids).select('id')), spec.gone);
    },
    removeOnLeaving(ids) {
      sendOnLeaving(`/rest/v1/${spec.table}?id=in.(${ids.join(',')})`, { method: 'DELETE' });
    },
  };
}

/** The first of the rows a change met; none means that it was deleted meanwhile. */
export function someRow<Row>(rows: Row[], gone: string): Row {
  const [row] = rows;
  if (!row) throw new DataError('not-found', { message: gone });
  return row;
}
