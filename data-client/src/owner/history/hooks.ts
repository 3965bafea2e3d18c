import { useChange, useOwnerPage } from '../owner-hooks';
import type { HistoryFilter } from './requests';

const all = ['owner', 'history'] as const;

/** Returns one page of the change history, latest first. */
export const useHistory = (filter: HistoryFilter) =>
  useOwnerPage([...all, filter], ({ history }, signal) => history.list(filter, signal), {
    // Every other change in the dashboard adds to it.
    staleTime: 0,
  });

/** Restores the row that an entry deleted. Its list, and people, show it again. */
export const useRestoreDeleted = () =>
  useChange(all, 'restore', ({ history }, entryId: string) => history.restore(entryId), ['owner']);
