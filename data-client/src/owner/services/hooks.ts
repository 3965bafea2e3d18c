import { serviceQueries } from 'data-client';
import { useChange } from '../use-change';
import { useOwnerQuery } from '../use-owner-query';
import type { ServiceChange, ServiceSave } from './requests';
import type { ServiceDraft } from './service-draft';

const all = ['owner', 'services'] as const;

/** Returns all services, archived ones included, in the order of the site. */
export const useOwnerServices = () => useOwnerQuery([...all, 'list'], ({ services }, signal) => services.list(signal));

export const useCreateService = () =>
  useChange(all, 'create', ({ services }, draft: ServiceDraft) => services.create(draft), serviceQueries.all);

/** Rejects with `conflict` if it was changed elsewhere in the meantime. */
export const useSaveService = () =>
  useChange(all, 'save', ({ services }, save: ServiceSave) => services.save(save), serviceQueries.all);

export const useChangeService = () =>
  useChange(
    all,
    'change',
    ({ services }, { id, change }: { id: string; change: ServiceChange }) => services.change(id, change),
    serviceQueries.all,
  );

/** Puts services in the order of the given ids. */
export const useReorderServices = () =>
  useChange(all, 'reorder', ({ services }, ids: readonly string[]) => services.reorder(ids), serviceQueries.all);
