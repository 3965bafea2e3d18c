import type { UseQueryResult } from '@tanstack/react-query';

/** A query that cannot end in an error: what failed or came back empty is answered by samples. */
export type StandInResult<T> = {
  status: 'pending' | 'error' | 'success';
  data: T | undefined;
  error: Error | null;
  isPending: boolean;
  isFetching: boolean;
  /** `data` is the built-in samples, which the page must say. */
  isSample: boolean;
  refetch: () => Promise<unknown>;
};

/** Whether samples have to stand in: nothing came back, or the read failed and never succeeded before. */
export function needsSamples(query: UseQueryResult<readonly unknown[] | null>): boolean {
  return query.data ? query.data.length === 0 : query.isError || query.data === null;
}

/** The read itself; its last good data after a failure; the samples where there is neither. */
export function withSamples<T>(query: UseQueryResult<T>, samples: UseQueryResult<T>, isSample: boolean): StandInResult<T> {
  const shown = isSample ? samples : query;
  const hasData = shown.data !== undefined;
  return {
    status: hasData ? 'success' : shown.status,
    data: shown.data,
    error: hasData ? null : shown.error,
    isPending: !hasData && shown.status === 'pending',
    isFetching: query.isFetching || (isSample && samples.isFetching),
    isSample,
    refetch: query.refetch,
  };
}
