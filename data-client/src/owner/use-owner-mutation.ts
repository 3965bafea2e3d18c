import { useMutation, type QueryKey, type UseMutationOptions } from '@tanstack/react-query';
import type { OwnerClient } from './owner-client';
import { useOwnerClient } from './owner-provider';

type Run<Given, Answer> = (client: OwnerClient, given: Given) => Promise<Answer>;
type Options<Given, Answer> = Omit<UseMutationOptions<Answer, Error, Given>, 'mutationKey' | 'mutationFn'>;

/** Returns a mutation of the owner's client. `useChange` also refetches what it changes. */
export function useOwnerMutation<Given, Answer>(
  mutationKey: QueryKey,
  run: Run<Given, Answer>,
  options?: Options<Given, Answer>,
) {
  const client = useOwnerClient();
  return useMutation({ ...options, mutationKey, mutationFn: (given: Given) => run(client, given) });
}
