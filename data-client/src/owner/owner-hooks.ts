import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryKey, UseMutationOptions, UseQueryOptions } from '@tanstack/react-query';
import { withDoubt } from './doubt';
import type { Removable } from './list';
import type { OwnerClient } from './owner-client';
import { useOwnerClient } from './owner-provider';

type Read<Data> = (client: OwnerClient, signal: AbortSignal) => Promise<Data>;
type QueryOptions<Data> = Omit<UseQueryOptions<Data>, 'queryKey' | 'queryFn'>;
type Run<Given, Answer> = (client: OwnerClient, given: Given) => Promise<Answer>;
type MutationOptions<Given, Answer> = Omit<UseMutationOptions<Answer, Error, Given>, 'mutationKey' | 'mutationFn'>;

/** Returns a query of the owner's client. */
export function useOwnerQuery<Data>(queryKey: QueryKey, read: Read<Data>, options?: QueryOptions<Data>) {
  const client = useOwnerClient();
  return useQuery({ ...options, queryKey, queryFn: ({ signal }) => read(client, signal) });
}

/** Returns a query whose earlier page stays visible while the next one is read. */
export const useOwnerPage = <Data>(queryKey: QueryKey, read: Read<Data>, options?: QueryOptions<Data>) =>
  useOwnerQuery<Data>(queryKey, read, { ...options, placeholderData: (earlier) => earlier });

/** Returns a mutation of the owner's client. `useChange` also refetches what it changes. */
export function useOwnerMutation<Given, Answer>(
  mutationKey: QueryKey,
  run: Run<Given, Answer>,
  options?: MutationOptions<Given, Answer>,
) {
  const client = useOwnerClient();
  return useMutation({ ...options, mutationKey, mutationFn: (given: Given) => run(client, given) });
}

/** Returns a mutation that refetches its entity afterward, and `others` in the background. */
export function useChange<Given, Answer>(
  entity: QueryKey,
  name: string,
  run: Run<Given, Answer>,
  ...others: QueryKey[]
) {
  return useOwnerMutation([...entity, name], (client, given: Given) => run(client, given).catch(withDoubt), {
    onSettled: useReread(entity, ...others),
  });
}

/**
 * Returns an `onSettled` handler that refetches an entity after a change. Of several concurrent mutations, whose keys begin
 * with `entity`, only the last one refetches.
 */
export function useReread(entity: QueryKey, ...others: QueryKey[]): () => Promise<void> {
  const queries = useQueryClient();
  const underWay = () => queries.isMutating({ mutationKey: entity });
  const reread = async () => {
    others.forEach((queryKey) => void queries.invalidateQueries({ queryKey }));
    await queries.invalidateQueries({ queryKey: entity });
  };
  return async () => {
    if (underWay() === 1) await reread();
    // Two mutations that settle together both count the other as pending.
    else setTimeout(() => underWay() === 0 && void reread());
  };
}

/** Two ways to delete rows: with a response, or while the page is being closed. */
export type Removal = { send(ids: readonly string[]): Promise<void>; sendOnLeaving(ids: readonly string[]): void };

export function useRemoval(requests: Removable, entity: QueryKey, ...others: QueryKey[]): Removal {
  const { mutateAsync } = useChange(entity, 'delete', (_, ids: readonly string[]) => requests.remove(ids), ...others);
  return { send: mutateAsync, sendOnLeaving: (ids) => requests.removeOnLeaving(ids) };
}
