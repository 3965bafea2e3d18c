import { DataError } from 'data-client';
import type { OwnerClient } from '../owner/index';
import { publicDefaults } from 'domain/settings/public-settings.generated';
import { parseSettings } from '../settings/parse-settings';
import type { FakeBackend } from './fake-backend';

/** The stored value of a secret that is set. */
const secretMark = '"••••••••"';
const secretKey = 'smtp_password';

const isPublic = (key: string) => Object.hasOwn(publicDefaults, key) || key.startsWith('words_');

/** The settings of the owner's fake client. Visitors of the same backend read the public ones. */
export function fakeOwnerSettings(backend: FakeBackend): OwnerClient['settings'] {
  const has = (key: string) => Object.hasOwn(backend.settings, key) || backend.privateSettings.has(key);
  const write = (key: string, value: string) => {
    if (isPublic(key)) backend.settings = { ...backend.settings, ...parseSettings([{ key, value }]) };
    else backend.privateSettings.set(key, key === secretKey && value !== '""' ? secretMark : value);
  };
  const rows = () => {
    const open = Object.entries(backend.settings).map(([key, value]) => [key, JSON.stringify(String(value))] as const);
    // The value stands for its revision.
    return [...open, ...backend.privateSettings].map(([key, value]) => ({ key, value, revision: value }));
  };
  const requireRevision = (key: string, revision: string | undefined) => {
    if (rows().find((row) => row.key === key)?.revision !== revision) throw new DataError('conflict');
  };
  return {
    read: async () => rows(),
    async save(key, value, revision) {
      requireRevision(key, revision);
      write(key, value);
    },
    async remove(key, revision) {
      requireRevision(key, revision);
      if (!key.startsWith('words_')) return;
      const { [key as 'site_title']: _, ...others } = backend.settings;
      backend.settings = others;
    },
    isEmpty: async () => Object.keys(backend.settings).length === 0 && backend.privateSettings.size === 0,
    async add(rows) {
      for (const { key, value } of rows) if (!has(key)) write(key, value);
    },
  };
}
