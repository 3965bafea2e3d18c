import { DataError } from 'data-client';
import type { OwnerClient } from '../owner/index';
import type { FakeBackend } from './fake-backend';
import { nextId } from './builders';
import { aMessage } from './message-builders';

/** The version of the fake backend's schema. */
const fakeSchemaVersion = '20261123000000';

/**
 * The messages of a fake backend as the only table. A row's fingerprint is 1. A restore replaces the messages by those of the
 * file, and makes the project `used`.
 */
export function fakeBackups(backend: FakeBackend): OwnerClient['backups'] {
  const { restore } = backend;
  const requireRunning = (id: string) => {
    if (restore.unfinished?.restore_id !== id)
      throw new DataError('conflict', {
        message: 'This restore was stopped or replaced by another one.',
        hint: 'ended',
      });
  };
  return {
    state: async () => ({
      schema_version: fakeSchemaVersion,
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
    readiness: async () => ({
      readiness: restore.readiness,
      schema_version: fakeSchemaVersion,
      unfinished: restore.unfinished,
    }),
    async begin(_manifest, replacesSample) {
      if (restore.readiness === 'used' || (restore.readiness === 'sample' && !replacesSample))
        throw new DataError('conflict', { message: 'This project is in use.', hint: restore.readiness });
      const leftover = restore.unfinished?.images ?? [];
      restore.unfinished = { restore_id: nextId(), started_at: new Date().toISOString(), is_running: true, images: [] };
      restore.lines = '';
      return { restore_id: restore.unfinished.restore_id, leftover_images: leftover };
    },
    goOn: async (id) => requireRunning(id),
    async page({ restore_id, lines }) {
      requireRunning(restore_id);
      restore.lines += lines;
    },
    uploadImage: async ({ name }) => void restore.unfinished?.images.push(name),
    async removeImages(names) {
      if (!restore.unfinished) return;
      const rest = restore.unfinished.images.filter((name) => !names.includes(name));
      restore.unfinished = rest.length > 0 ? { ...restore.unfinished, images: rest } : null;
    },
    async commit(id) {
      requireRunning(id);
      const rows = restore.lines.split('\n').filter(Boolean);
      const [pattern = aMessage()] = backend.inbox;
      backend.inbox = rows.map((row) => ({ ...pattern, ...(JSON.parse(row) as { id: string; name: string }) }));
      restore.unfinished = null;
      restore.readiness = 'used';
    },
    async cancel(id) {
      if (restore.unfinished?.restore_id !== id) return 'ended';
      const { images } = restore.unfinished;
      restore.unfinished = images.length > 0 ? { ...restore.unfinished, is_running: false } : null;
      return 'cancelled';
    },
  };
}
