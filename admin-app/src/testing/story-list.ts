import type { ListPage } from 'data-client/owner';
import { failedQuery, pendingQuery, readyQuery } from 'shared-ui/testing';
import type { RowMark } from '../list/row-marks';
import type { ListState } from '../list/use-record-list';

export { failedQuery, pendingQuery, readyQuery };

/** A list state for stories: the first page with these rows. */
export function storyList<Row extends { id: string }>(
  { rows, total = rows.length }: Partial<ListPage<Row>> & { rows: Row[] },
  over: Partial<ListState<Row>> & { chosen?: number } = {},
): ListState<Row> {
  const { chosen = 0, ...rest } = over;
  return {
    query: readyQuery({ rows, total }),
    isOutdated: false,
    address: { filters: {}, search: '', page: 1 },
    pageSize: 20,
    selection: { ids: new Set(rows.slice(0, chosen).map(({ id }) => id)), toggle: () => {}, choose: () => {} },
    searchText: '',
    onSearchTextChange: () => {},
    onFilterChange: () => {},
    onSortChange: () => {},
    onPageChange: () => {},
    recordPath: (id) => ({ pathname: `/admin/records/${id}`, search: '' }),
    closeRecord: () => {},
    ...rest,
  };
}

const nothing = async () => false;

/** The changes of a list for stories: none happens. */
export const storyChanges = <To extends string>(marks: readonly [string, RowMark<To>][] = []) => ({
  marks: new Map(marks),
  remove: nothing,
  changeStatus: nothing,
  markRead: nothing,
  publish: nothing,
  feature: nothing,
  dialog: null,
});
