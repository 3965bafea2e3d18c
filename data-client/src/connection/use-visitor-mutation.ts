import { useMutation, type QueryKey, type UseMutationOptions } from '@tanstack/react-query';
import type { DataError } from './data-error';
import { useVisitorClient } from './data-provider';
import type { VisitorClient } from './visitor-client';

type Options<Given, Answer> = Omit<UseMutationOptions<Answer, DataError, Given>, 'mutationKey' | 'mutationFn'>;

/** Returns a mutation of the visitors' client. */
export function useVisitorMutation<Given, Answer>(
  mutationKey: QueryKey,
  run: (client: VisitorClient, given: Given) => Promise<Answer>,
  options?: Options<Given, Answer>,
) {
  const client = useVisitorClient();
  return useMutation({ ...options, mutationKey, mutationFn: (given: Given) => run(client, given) });
}
