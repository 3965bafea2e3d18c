import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { sessionQueries } from '../session/queries';
import { useOwnerMutation, useOwnerQuery } from '../owner-hooks';
import type { UnfinishedRestore } from './requests';

const readinessKey = ['owner', 'restore', 'readiness'] as const;

/** Whether a file can be restored. Follows a restore that runs elsewhere. */
export const useRestoreReadiness = () =>
  useOwnerQuery(readinessKey, ({ backups }, signal) => backups.readiness(signal), {
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.unfinished?.is_running ? 5000 : false),
  });

/** Stops an unfinished restore and removes its uploads. */
export function useDropRestore() {
  const queries = useQueryClient();
  return useOwnerMutation(
    ['owner', 'restore', 'drop'],
    async ({ backups }, { restore_id, images }: UnfinishedRestore) => {
      const outcome = await backups.cancel(restore_id);
      if (outcome === 'cancelled' && images.length > 0) await backups.removeImages(images);
    },
    { onSettled: () => queries.invalidateQueries({ queryKey: readinessKey }) },
  );
}

/** Drops all cached data but the session, because it is from before the restore. */
export function useForgetData() {
  const queries = useQueryClient();
  return useCallback(async () => {
    queries.removeQueries({ type: 'inactive', predicate: ({ queryKey }) => queryKey[1] !== sessionQueries.all[1] });
    await queries.invalidateQueries();
  }, [queries]);
}
