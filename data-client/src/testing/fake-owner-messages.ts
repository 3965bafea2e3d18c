import type { Message, MessageFilter, OwnerClient } from '../owner/index';
import type { FakeBackend } from './fake-backend';
import { changedAfter, fakeRecords } from './fake-records';

export function fakeOwnerMessages(backend: FakeBackend): OwnerClient['messages'] {
  const { found, put, ...records } = fakeRecords<Message, MessageFilter>({
    rows: () => backend.inbox,
    keep: (rows) => (backend.inbox = rows),
    isWanted: (message, { status }) => !status || message.status === status,
    orders: { name: (a, b) => a.name.localeCompare(b.name) },
    gone: 'This message no longer exists.',
  });
  return {
    ...records,
    async setStatus(id, status) {
      const before = found(id);
      const changed = { ...before, status, updatedAt: changedAfter(before.updatedAt) };
      put(changed);
      return changed;
    },
  };
}
