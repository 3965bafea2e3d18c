import type { QueryLike } from 'shared-ui';

type State = 'ready' | 'pending' | 'failed';

/** A request as a story needs it. */
export function queryIn<Data>(state: State, data?: Data): QueryLike<Data> {
  const error = state === 'failed' ? new Error('We could not reach the server. Please check your connection.') : null;
  const status = state === 'ready' ? 'success' : state === 'failed' ? 'error' : 'pending';
  return { status, error, data, isFetching: state === 'pending', refetch: () => {} };
}
