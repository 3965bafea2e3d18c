import { DataError } from 'data-client';
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
    async setStatus(id, status, seen = 'replied') {
      if (seen !== 'replied' && found(id).status === 'replied' && status !== 'replied')
        throw new DataError('conflict', { message: 'This message was answered somewhere else in the meantime.' });
      return change(id, { status });
    },
    async markRead(id) {
      if (found(id).status === 'unread') change(id, { status: 'read' });
    },
  };
}
