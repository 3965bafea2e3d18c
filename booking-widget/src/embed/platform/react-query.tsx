import { createContext, createElement, useContext, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';

import { call, QueryClient, type CallOptions, type QueryOptions } from './query-store';

/** The subset of TanStack Query that the booking form uses, for the embed's build only. */
export { QueryClient };

const ClientContext = createContext<QueryClient | null>(null);

export function QueryClientProvider({ client, children }: { client: QueryClient; children: ReactNode }) {
  return createElement(ClientContext, { value: client }, children);
}

export function useQueryClient(): QueryClient {
  const client = useContext(ClientContext);
  if (!client) throw new Error('Queries need a QueryClientProvider around them');
  return client;
}

export const queryOptions = <Options,>(options: Options): Options => options;

export function useQuery(asked: QueryOptions) {
  const query = useQueryClient().query(asked);
  const { enabled = true, refetchInterval } = query.options;
  const state = useSyncExternalStore(query.watch, () => query.state);
  useEffect(() => {
    if (!enabled) return undefined;
    const refresh = () => {
      if (!document.hidden && query.isStale) void query.fetch();
    };
    refresh();
    document.addEventListener('visibilitychange', refresh);
    const timer = refetchInterval && setInterval(refresh, refetchInterval);
    return () => {
      document.removeEventListener('visibilitychange', refresh);
      clearInterval(timer);
    };
  }, [query, enabled, refetchInterval]);
  const { status, isFetching } = state;
  return {
    ...state,
    isFetching: isFetching || (enabled && status === 'pending'),
    isPending: status === 'pending',
    isError: status === 'error',
    refetch: query.fetch,
  };
}

type MutationOptions<Input, Output> = CallOptions & {
  mutationKey?: readonly unknown[];
  mutationFn: (input: Input) => Promise<Output>;
  onSettled?: (data: Output | undefined, error: unknown) => void;
};

type MutationState<Input, Output> = {
  data: Output | undefined;
  error: unknown;
  variables: Input | undefined;
  isPending: boolean;
  isError: boolean;
};
const idle = { data: undefined, error: null, isPending: false, isError: false };

export function useMutation<Input, Output>(asked: MutationOptions<Input, Output>) {
  const client = useQueryClient();
  const [state, setState] = useState<MutationState<Input, Output>>({ ...idle, variables: undefined });
  const options = useRef(asked);
  useEffect(() => {
    options.current = asked;
  });
  const mutateAsync = async (variables: Input): Promise<Output> => {
    const { mutationFn, mutationKey, onSettled, ...retrying } = options.current;
    setState({ ...idle, variables, isPending: true });
    try {
      const data = await call(() => mutationFn(variables), { ...client.defaults.mutations, ...retrying });
      setState({ ...idle, variables, data });
      onSettled?.(data, null);
      return data;
    } catch (error) {
      setState({ ...idle, variables, error, isError: true });
      client.reportMutation(mutationKey, error);
      onSettled?.(undefined, error);
      throw error;
    }
  };
  return { ...state, mutateAsync, mutate: (input: Input) => void mutateAsync(input).catch(() => {}) };
}
