import { serviceQueries } from 'data-client';
import { useChange, useOwnerQuery } from '../owner-hooks';
import type { NewService, ServiceChange, ServiceSave } from './requests';

const all = ['owner', 'services'] as const;

/** Returns all services, archived ones included, in the order of the site. */
export const useOwnerServices = () => useOwnerQuery([...all, 'list'], ({ services }, signal) => services.list(signal));

/** Rejects with `conflict` if it exists. */
export const useCreateService = () =>
  useChange(all, 'create', ({ services }, service: NewService) => services.create(service), serviceQueries.all);

/** Rejects with `conflict` if it was changed elsewhere in the meantime. */
export const useSaveService = () =>
  useChange(all, 'save', ({ services }, save: ServiceSave) => services.save(save), serviceQueries.all);

export const useChangeService = () =>
  useChange(all, 'change', ({ services }, change: ServiceChange) => services.change(change), serviceQueries.all);

/** Puts services in the order of the given ids. */
export const useReorderServices = () =>
  useChange(all, 'reorder', ({ services }, ids: readonly string[]) => services.reorder(ids), serviceQueries.all);
