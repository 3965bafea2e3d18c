import type { ListPage } from 'data-client/owner';
import { useEffect, useEffectEvent, useState } from 'react';
import type { QueryLike } from 'shared-ui';
import type { TabPanelProps } from '../dashboard/dashboard-tab';
import { useDeletions } from '../dashboard/deletions';
import {
  isFromList,
  readListAddress,
  writeListAddress,
  type FilterValues,
  type ListShape,
  type ListAddress,
} from './list-address';
import { useSearchText } from './use-search-text';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useTabPath } from '../dashboard/base-path';

/** The list request for the current address. */
type Asked<Filters extends FilterValues, Sort extends string> = Partial<Filters> & {
  search: string;
  sort?: Sort;
  page: number;
  pageSize: number;
};

type RowsQuery<Row> = QueryLike<ListPage<Row>> & { isPlaceholderData: boolean; dataUpdatedAt: number };

type RecordListOptions<Row, Filters extends FilterValues, Sort extends string> = TabPanelProps &
  ListShape<Filters, Sort> & {
    tab: string;
    /** The entity's hook: `useBookings`. */
    useRows: (asked: Asked<Filters, Sort>) => RowsQuery<Row>;
  };

const pageSize = 20;

/**
 * The state of a list, rendered by `RecordList`. Filter, search, sort, page and the open record are in the address; rows
 * come from the server one page at a time, without those pending deletion.
 *
 * A tab in five steps:
 *
 * 1. `data-client/src/owner/<entity>/requests.ts`: `createRecords(connection, { table, searched, orders, where, toItem, gone })`
 *    gives `list`, `byId`, `remove`, `removeOnLeaving`; changes are written beside it. Hooks: `useOwnerPage` for the list,
 *    `useOwnerQuery` for one record, `useChange` for each change, `useRemoval(useOwnerClient().<entity>, entityKey)`.
 *    The fake: `fakeRecords(backend, …)`.
 * 2. The page: `const list = useRecordList({ tab: 'bookings', recordId, filters: { status: statuses }, sorts: ['newest', 'name'],
 *    useRows: useBookings });`
 * 3. `const changes = useRowChanges({ words, removal: useBookingRemoval() });` then `changes.change(rows, step)` (pending and
 *    failed per row in `changes.marks`, alert, Undo) and `changes.remove(rows)` (prompt, ten seconds of Undo, then sent).
 * 4. `<RecordList list={list} words={…} filter={…} sorts={…} caption={…} columns={…} bulk={…} />`; the first column is
 *    `selectColumn(list.selection, nameOf)`, and a row is linked with `to={list.recordPath(id)} state={fromList}`.
 * 5. The open record: `openRecord(list, useBooking(id), id)` is its query; `list.closeRecord()` closes it.
 *
 * Stories take `storyList({ rows, total })` from `testing/story-list`. `bookings/` is the example.
 */
export function useRecordList<Row extends { id: string }, Filters extends FilterValues, Sort extends string>({
  tab,
  recordId,
  useRows,
  ...shape
}: RecordListOptions<Row, Filters, Sort>): ListState<Row> {
  const { address, go, ...place } = useListAddress(shape, tab);
  const { filters, search, sort, page } = address;
  const query = useRows({ ...filters, search: search.trim(), sort: sort ?? shape.sorts[0], page, pageSize });
  const { shown } = useDeletions();
  const [searchText, setSearchText] = useSearchText(search, (text) => go({ search: text }, { replace: true }), {
    // It would close the open record.
    isPaused: recordId !== undefined,
  });

  const all = query.data?.rows ?? [];
  const rows = shown(all, query.dataUpdatedAt);
  const total = (query.data?.total ?? 0) - (all.length - rows.length);
  const lastPage = query.data ? Math.max(1, Math.ceil(total / pageSize)) : page;
  // The list is shorter than the address expects, or the last row of its last page was deleted.
  const isBeyondLastPage = page > lastPage && !query.isPlaceholderData && !recordId;
  const turnBack = useEffectEvent(() => go({ page: lastPage }, { replace: true }));
  useEffect(() => {
    if (isBeyondLastPage) turnBack();
  }, [isBeyondLastPage]);

  const selection = useSelection(
    JSON.stringify(address),
    rows.map(({ id }) => id),
  );
  return {
    ...place,
    query: { ...toPlain(query), data: query.data && { rows, total } },
    /** The rows belong to the previous filter. */
    isOutdated: query.isPlaceholderData,
    address,
    pageSize,
    selection,
    searchText,
    onSearchTextChange: setSearchText,
    onFilterChange: (name, value) => go({ filters: { ...filters, [name]: value } }),
    onSortChange: (next) => go({ sort: next === shape.sorts[0] ? undefined : (next as Sort) }),
    onPageChange: (next) => go({ page: next }),
  };
}

const toPlain = <Data>({ status, error, isFetching, refetch }: QueryLike<Data>) => ({
  status,
  error,
  isFetching,
  refetch,
});

/** The list state that `RecordList` renders. */
export type ListState<Row> = {
  query: QueryLike<ListPage<Row>>;
  isOutdated: boolean;
  address: { filters: Partial<FilterValues>; search: string; sort?: string; page: number };
  pageSize: number;
  selection: Selection;
  searchText: string;
  onSearchTextChange: (text: string) => void;
  onFilterChange: (name: string, value: string | undefined) => void;
  onSortChange: (sort: string) => void;
  onPageChange: (page: number) => void;
  recordPath: (id: string) => { pathname: string; search: string };
  closeRecord: () => void;
};

/** Keeps the state of a list in the address, so that reload, Back and bookmarks restore it. */
function useListAddress<Filters extends FilterValues, Sort extends string>(
  shape: ListShape<Filters, Sort>,
  tab: string,
) {
  const tabPath = useTabPath(tab);
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation();
  const address = readListAddress(shape, params);

  const pathOf = (path: string, list: ListAddress = address as ListAddress) => ({
    pathname: path,
    search: writeListAddress(list).toString(),
  });
  const go = (change: Partial<ListAddress<Filters, Sort>>, options?: { replace: boolean }) => {
    const next = { ...address, page: 1, ...change } as ListAddress;
    void navigate(pathOf(tabPath, next), options);
  };

  return {
    address,
    go,
    recordPath: (id: string) => pathOf(`${tabPath}/${id}`),
    closeRecord: () => void (isFromList(state) ? navigate(-1) : navigate(pathOf(tabPath), { replace: true })),
  };
}

/** The selection on one page of a list; changing the page, filter or search clears it. */
function useSelection(page: string, shownIds: readonly string[]) {
  const [chosen, setChosen] = useState<{ page: string; ids: ReadonlySet<string> }>({ page, ids: new Set() });
  const current = chosen.page === page ? chosen.ids : [];
  // Rows that left the page are no longer selected.
  const ids = new Set([...current].filter((id) => shownIds.includes(id)));
  const choose = (next: Iterable<string>) => setChosen({ page, ids: new Set(next) });
  return {
    ids,
    choose,
    toggle: (id: string) => choose(ids.has(id) ? [...ids].filter((other) => other !== id) : [...ids, id]),
  };
}

export type Selection = ReturnType<typeof useSelection>;
