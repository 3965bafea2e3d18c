import { useQuery } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import { recall, remember } from './last-known';

type Row = { isSample?: true };

/** A list that a page can always show: what failed or came back empty is answered by what is known, or by samples. */
export type StandInResult<Data> = {
  status: 'pending' | 'error' | 'success';
  data: Data | undefined;
  error: Error | null;
  isPending: boolean;
  isFetching: boolean;
  /** `data` is the built-in samples, which the page must say. */
  isSample: boolean;
  /** The read failed: `data`, if any, is older or built in. */
  hasFailed: boolean;
  refetch: () => Promise<unknown>;
};

const isRows = (value: unknown): value is Row[] =>
  Array.isArray(value) && value.length > 0 && value.every((row) => typeof row === 'object' && row !== null);

// What a list of thousands would take from the storage of everything else on this origin.
const rowsRemembered = 60;

/** Keeps good rows for a visit on which they cannot be read. */
export function rememberRows<Rows extends Row[]>(name: string, rows: Rows): Rows {
  if (rows.length > 0) remember(name, rows.slice(0, rowsRemembered));
  return rows;
}

/**
 * The read itself; after a failure its last good rows, from this visit or an earlier one; the samples where there are
 * none, and where nothing has been published yet.
 */
export function useStandIn<Rows extends Row[]>(
  query: UseQueryResult<Rows>,
  name: string,
  samples: () => Promise<Rows>,
): StandInResult<Rows> {
  const isLost = query.isError && !query.data;
  const isNeeded = isLost || query.data?.length === 0;
  const standIn = useQuery({
    queryKey: ['stand-ins', name, isLost],
    queryFn: async () => (isLost && (recall(name, isRows) as Rows | undefined)) || samples(),
    enabled: isNeeded,
    staleTime: Infinity,
  });
  const shown = isNeeded ? standIn : query;
  const isReady = shown.data !== undefined;
  return {
    status: isReady ? 'success' : shown.status,
    data: shown.data,
    error: isReady ? null : shown.error,
    isPending: !isReady && shown.status === 'pending',
    isFetching: query.isFetching || standIn.isFetching,
    isSample: shown.data?.[0]?.isSample === true,
    hasFailed: query.isError,
    refetch: () => Promise.all([query.refetch(), isNeeded && standIn.refetch()]),
  };
}
