import { DataError } from 'data-client';
import type { QueryLike } from 'shared-ui';
import type { ListState } from './use-record-list';

/**
 * The query of the record that is open over its list. Data from the list shows at once; a malformed id gives null, like a
 * deleted record.
 */
export function openRecord<Row extends { id: string }>(
  list: Pick<ListState<Row>, 'query'>,
  { status, data, error, isFetching, refetch }: QueryLike<Row | null>,
  id: string,
): QueryLike<Row | null> {
  if (error instanceof DataError && error.code === 'invalid') {
    return { status: 'success', data: null, error: null, isFetching, refetch };
  }
  const known = list.query.data?.rows.find((row) => row.id === id);
  return { status, data: data === undefined ? known : data, error, isFetching, refetch };
}
