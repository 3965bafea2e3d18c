import type { Message, MessageFilter, OwnerClient } from '../owner/index';
import type { FakeBackend } from './fake-backend';
import { fakeRecords } from './fake-records';

export function fakeOwnerMessages(backend: FakeBackend): OwnerClient['messages'] {
  const { requests, found, change } = fakeRecords<Message, MessageFilter>({
    rows: () => backend.inbox,
    keep: (rows) => (backend.inbox = rows),
    isWanted: (message, { status }) => !status || message.status === status,
    orders: { name: (a, b) => a.name.localeCompare(b.name) },
    gone: 'This message no longer exists.',
  });
  return {
    ...requests,
    setStatus: async (id, status) => change(id, { status }),
    async markRead(id) {
      if (found(id).status === 'unread') change(id, { status: 'read' });
    },
  };
}
