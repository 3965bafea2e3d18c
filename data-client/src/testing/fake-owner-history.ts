import type { HistoryEntry, HistoryFilter, OwnerClient } from '../owner/index';
import type { FakeBackend } from './fake-backend';
import { fakeRecords } from './fake-records';

/** Returns the seeded history. Only the database records changes. */
export function fakeOwnerHistory(backend: FakeBackend): OwnerClient['history'] {
  const { requests } = fakeRecords<HistoryEntry & { createdAt: Date }, HistoryFilter>({
    rows: () => backend.history.map((entry) => ({ ...entry, createdAt: entry.changedAt })),
    keep: () => {},
    isWanted: (entry, { area }) => !area || entry.area === area,
    gone: '',
  });
  return {
    list: requests.list,
    restore: async (entryId) => {
      backend.history = backend.history.map(({ restorableUntil, ...entry }) =>
        entry.id === entryId ? entry : { ...entry, restorableUntil },
      );
    },
  };
}
