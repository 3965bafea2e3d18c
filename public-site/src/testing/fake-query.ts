import type { QueryLike } from 'shared-ui';

/** The faces of a request, for stories. */
export const readyQuery = <Data>(data: Data): QueryLike<Data> => ({
  status: 'success',
  data,
  error: null,
  isFetching: false,
  refetch: () => {},
});

export const pendingQuery: QueryLike<never> = {
  status: 'pending',
  data: undefined,
  error: null,
  isFetching: true,
  refetch: () => {},
};

export const failedQuery: QueryLike<never> = {
  status: 'error',
  data: undefined,
  error: new Error('We could not reach the server. Please check your connection and try again.'),
  isFetching: false,
  refetch: () => {},
};
