import { DataError } from 'data-client';
import type { QueryLike } from 'shared-ui';
import type { ListState } from './use-desk-list';

/**
 * The record that is open over its list. What the list knows already is shown at once; an address that is no record's
 * reads as one that is gone (null).
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
