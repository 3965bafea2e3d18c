import type { QueryLike } from 'shared-ui';

/** Query states for stories. */
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
  error: new Error('The server could not be reached. Please check your connection and try again.'),
  isFetching: false,
  refetch: () => {},
};
