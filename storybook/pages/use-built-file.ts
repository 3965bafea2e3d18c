import { useCallback, useEffect, useState } from 'react';
import type { QueryLike } from 'shared-ui';

/** Reads a file served next to Storybook, once. */
export function useBuiltFile<Content>(read: () => Promise<Content>): QueryLike<Content> {
  const [state, setState] = useState<Pick<QueryLike<Content>, 'status' | 'data' | 'error'>>({
    status: 'pending',
    data: undefined,
    error: null,
  });
  const refetch = useCallback(() => {
    read().then(
      (data) => setState({ status: 'success', data, error: null }),
      (error: unknown) => setState({ status: 'error', data: undefined, error }),
    );
  }, [read]);
  useEffect(refetch, [refetch]);
  return { ...state, isFetching: state.status === 'pending', refetch };
}

/** Returns a JSON file served next to Storybook, or null if it does not exist. */
export async function builtJson<Content>(path: string): Promise<Content | null> {
  const answer = await fetch(path);
  const isJson = answer.headers.get('content-type')?.includes('json');
  return answer.ok && isJson ? ((await answer.json()) as Content) : null;
}
