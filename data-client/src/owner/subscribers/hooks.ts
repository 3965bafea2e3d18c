import { ownerKeys } from '../keys';
import { useOwnerClient } from '../owner-provider';
import { useChange, useOwnerPage, useOwnerQuery, useRemoval } from '../owner-hooks';
import type { SubscriberFilter } from './requests';
import type { SubscriberStatus } from './subscriber';

const all = ownerKeys.subscribers;

/** Returns one page of subscribers, newest first, with the exact total. */
export const useSubscribers = (filter: SubscriberFilter) =>
  useOwnerPage([...all, 'list', filter], ({ subscribers }, signal) => subscribers.list(filter, signal));

/** Returns subscriber totals and the newsletter's growth. */
export const useSubscriberOverview = () =>
  useOwnerQuery([...all, 'overview'], ({ subscribers }, signal) => subscribers.overview(signal));

export const useSetSubscriberStatus = () =>
  useChange(
    all,
    'set-status',
    ({ subscribers }, { id, status }: { id: string; status: SubscriberStatus }) => subscribers.setStatus(id, status),
    ownerKeys.people,
  );

/** Undoes an import, by its id. */
export const useUndoImport = () =>
  useChange(all, 'undo-import', ({ subscribers }, importId: string) => subscribers.undoImport(importId), ['owner']);

export const useSubscriberRemoval = () => useRemoval(useOwnerClient().subscribers, all, ownerKeys.people);
