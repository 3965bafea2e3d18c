import { useQueryClient } from '@tanstack/react-query';
import { DataError } from 'data-client';
import { useEffect } from 'react';

const isRefused = (error: unknown) => error instanceof DataError && error.code === 'session-expired';

/** Calls `onRefused` when the backend rejects the session, whatever the browser still believes. */
export function useExpiredSession(onRefused: () => void): void {
  const queries = useQueryClient();
  useEffect(() => {
    const stopFollowing = [queries.getQueryCache(), queries.getMutationCache()].map((cache) =>
      cache.subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error' && isRefused(event.action.error)) onRefused();
      }),
    );
    return () => stopFollowing.forEach((stop) => stop());
  }, [queries, onRefused]);
}
