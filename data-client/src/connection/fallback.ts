import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useSettings } from '../settings/settings-provider';
import { readCache, writeCache } from './local-cache';

type Row = { isSample?: true };

/** A list that a page can always show: a failed or empty one is replaced by cached rows or samples. */
export type FallbackResult<Data> = {
  status: 'pending' | 'error' | 'success';
  data: Data | undefined;
  error: Error | null;
  isPending: boolean;
  isFetching: boolean;
  /** `data` are built-in samples, which the page has to label. */
  isSample: boolean;
  /** Reading failed, so `data` is cached or built in. Without either, `status` is `error` instead. */
  hasFailed: boolean;
  refetch: () => Promise<unknown>;
};

const isRows = (value: unknown): value is Row[] =>
  Array.isArray(value) && value.length > 0 && value.every((row) => typeof row === 'object' && row !== null);

/** Dates are in fields named `…At`. */
const reviveDates = (key: string, value: unknown) =>
  key.endsWith('At') && typeof value === 'string' ? new Date(value) : value;

// Limits the storage that a long list takes.
const rowsRemembered = 60;

/** Caches rows for a visit on which they cannot be read. */
export function cacheRows<Rows extends Row[]>(name: string, rows: Rows): Rows {
  if (rows.length > 0) writeCache(name, rows.slice(0, rowsRemembered));
  return rows;
}

/**
 * Returns the query's rows. After a failure, returns the rows cached on this or an earlier visit. Without those, and for an
 * empty list, returns the samples on the built-in coach's site: her words must never appear on another coach's.
 */
export function useFallback<Rows extends Row[]>(
  query: UseQueryResult<Rows>,
  name: string,
  samples: () => Promise<Rows>,
): FallbackResult<Rows> {
  const { isBuiltInCoach } = useSettings();
  const isLost = query.isError && !query.data;
  const isNeeded = isLost || (isBuiltInCoach && query.data?.length === 0);
  const fallback = useQuery({
    queryKey: ['fallback', name, isLost, isBuiltInCoach],
    queryFn: async () =>
      (isLost && (readCache(name, isRows, reviveDates) as Rows | undefined)) || (isBuiltInCoach ? samples() : null),
    enabled: isNeeded,
    staleTime: Infinity,
  });
  const data = isNeeded ? (fallback.data ?? undefined) : query.data;
  const isReady = data !== undefined;
  const isPending = isNeeded ? fallback.isPending : query.isPending;
  const failure = isPending ? 'pending' : 'error';
  return {
    status: isReady ? 'success' : failure,
    data,
    error: isReady || isPending ? null : (fallback.error ?? query.error),
    isPending,
    isFetching: query.isFetching || fallback.isFetching,
    isSample: data?.[0]?.isSample === true,
    hasFailed: query.isError && isReady,
    refetch: () => Promise.all([query.refetch(), isNeeded && fallback.refetch()]),
  };
}
