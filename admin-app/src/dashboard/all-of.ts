import type { QueryLike } from 'shared-ui';

type Combined<Parts extends Record<string, QueryLike<unknown>>> = {
  [Name in keyof Parts]: Exclude<Parts[Name]['data'], undefined>;
};

/** Combines queries by name: pending until all have data, failed if one of them is. */
export function allOf<Parts extends Record<string, QueryLike<unknown>>>(parts: Parts): QueryLike<Combined<Parts>> {
  const queries = Object.values(parts);
  const failed = queries.find(({ status }) => status === 'error');
  const isKnown = queries.every(({ data }) => data !== undefined);
  const data = Object.fromEntries(Object.entries(parts).map(([name, query]) => [name, query.data]));
  return {
    status: failed ? 'error' : isKnown ? 'success' : 'pending',
    data: isKnown ? (data as Combined<Parts>) : undefined,
    error: failed?.error ?? null,
    isFetching: queries.some(({ isFetching }) => isFetching),
    refetch: () => queries.forEach(({ refetch }) => void refetch()),
  };
}
