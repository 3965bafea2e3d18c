import type { QueryLike } from 'shared-ui';

type State = 'ready' | 'pending' | 'failed';

/** Query states for stories. */
export function queryIn<Data>(state: State, data?: Data): QueryLike<Data> {
  const error = state === 'failed' ? new Error('The server could not be reached. Please check your connection.') : null;
  const status = state === 'ready' ? 'success' : state === 'failed' ? 'error' : 'pending';
  return { status, error, data, isFetching: state === 'pending', refetch: () => {} };
}
