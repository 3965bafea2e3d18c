import type { QueryLike } from 'shared-ui';

const query = { data: undefined, error: null, isFetching: false, refetch: () => {} };

/** Query states for stories. */
export const readyQuery = <Data>(data: Data): QueryLike<Data> => ({ ...query, status: 'success', data });

export const pendingQuery: QueryLike<never> = { ...query, status: 'pending', isFetching: true };

const unreachable = new Error('The server couldn’t be reached. Please check your connection and try again.');

export const failedQuery = (error: Error = unreachable): QueryLike<never> => ({ ...query, status: 'error', error });
