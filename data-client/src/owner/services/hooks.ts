import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import type { OwnerClient } from '../owner-client';
import { useOwnerClient } from '../owner-provider';
import { useReread } from '../use-reread';
import type { ServiceChange, ServiceSave } from './requests';
import type { ServiceDraft } from './service-draft';

const all = ['owner', 'services'] as const;
const publicList = ['services'];

export const ownerServiceQueries = {
  all,
  list: (client: OwnerClient) =>
    queryOptions({ queryKey: [...all, 'list'], queryFn: ({ signal }) => client.services.list(signal) }),
};

/** Returns all services, archived ones included, in the order of the site. */
export function useOwnerServices() {
  return useQuery(ownerServiceQueries.list(useOwnerClient()));
}

export function useCreateService() {
  const client = useOwnerClient();
  return useMutation({
    mutationKey: [...all, 'create'],
    mutationFn: (draft: ServiceDraft) => client.services.create(draft),
    onSettled: useReread(all, publicList),
  });
}

/** Rejects with `conflict` if it was changed elsewhere in the meantime. */
export function useSaveService() {
  const client = useOwnerClient();
  return useMutation({
    mutationKey: [...all, 'save'],
    mutationFn: (save: ServiceSave) => client.services.save(save),
    onSettled: useReread(all, publicList),
  });
}

export function useChangeService() {
  const client = useOwnerClient();
  return useMutation({
    mutationKey: [...all, 'change'],
    mutationFn: ({ id, change }: { id: string; change: ServiceChange }) => client.services.change(id, change),
    onSettled: useReread(all, publicList),
  });
}

/** Puts services in the order of the given ids. */
export function useReorderServices() {
  const client = useOwnerClient();
  return useMutation({
    mutationKey: [...all, 'reorder'],
    mutationFn: (ids: readonly string[]) => client.services.reorder(ids),
    onSettled: useReread(all, publicList),
  });
}
