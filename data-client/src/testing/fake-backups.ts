import type { OwnerClient } from '../owner/index';
import type { FakeBackend } from './fake-backend';

/** The messages of a fake backend as the only table to save. A row's fingerprint is 1. */
export function fakeBackups(backend: FakeBackend): OwnerClient['backups'] {
  return {
    state: async () => ({
      schema_version: '20261123000000',
      tables: {
        contact_messages_la2024: {
          rows: backend.inbox.length,
          fingerprint: String(backend.inbox.length),
          columns: ['id', 'name'],
        },
      },
      images: [],
    }),
    rows: async () => ({
      rows: backend.inbox.length,
      lines: backend.inbox.map(({ id, name }) => JSON.stringify({ id, name })).join('\n'),
      fingerprint: String(backend.inbox.length),
      after: null,
    }),
    image: async () => null,
  };
}
