import { DataError } from 'data-client';
import type { QueryLike } from 'shared-ui';
import type { ListState } from './use-record-list';

/** The query of a record by the id in the address. A malformed id gives null, like that of a deleted record. */
export function goneIfMalformed<Row>(query: QueryLike<Row | null>): QueryLike<Row | null> {
  const { error, isFetching, refetch } = query;
  const isMalformed = error instanceof DataError && error.code === 'invalid';
  return isMalformed ? { status: 'success', data: null, error: null, isFetching, refetch } : query;
}

/** The query of the record that is open over its list. Data from the list shows at once. */
export function openRecord<Row extends { id: string }>(
  list: Pick<ListState<Row>, 'query'>,
  query: QueryLike<Row | null>,
  id: string,
): QueryLike<Row | null> {
  const { status, data, error, isFetching, refetch } = goneIfMalformed(query);
  const known = list.query.data?.rows.find((row) => row.id === id);
  return { status, data: data === undefined ? known : data, error, isFetching, refetch };
}
