import { DataError } from 'data-client';
import type { OwnerClient } from '../owner/index';
import { publicDefaults } from 'domain/settings/public-settings.generated';
import { parseSettings } from '../settings/parse-settings';
import type { FakeBackend } from './fake-backend';

/** The stored value of a secret that is set. */
const secretMark = '"••••••••"';
const secretKey = 'smtp_password';

const isPublic = (key: string) => Object.hasOwn(publicDefaults, key) || key.startsWith('words_');

function signedIn(backend: FakeBackend): FakeBackend {
  if (!backend.isSignedIn) throw new DataError('session-expired');
  return backend;
}

/** The settings of the owner's fake client. Visitors of the same backend read the public ones. */
export function fakeOwnerSettings(backend: FakeBackend): OwnerClient['settings'] {
  const has = (key: string) =>
    Object.hasOwn(signedIn(backend).settings, key) || signedIn(backend).privateSettings.has(key);
  const write = (key: string, value: string) => {
    signedIn(backend);
    if (isPublic(key)) backend.settings = { ...backend.settings, ...parseSettings([{ key, value }]) };
    else backend.privateSettings.set(key, key === secretKey && value !== '""' ? secretMark : value);
  };
  return {
    async read() {
      const open = Object.entries(signedIn(backend).settings).map(([key, value]) => ({
        key,
        value: JSON.stringify(String(value)),
      }));
      return [...open, ...[...signedIn(backend).privateSettings].map(([key, value]) => ({ key, value }))];
    },
    save: async (key, value) => write(key, value),
    async remove(key) {
      if (!key.startsWith('words_')) return;
      const { [key as 'site_title']: _, ...others } = signedIn(backend).settings;
      backend.settings = others;
    },
    isEmpty: async () =>
      Object.keys(signedIn(backend).settings).length === 0 && signedIn(backend).privateSettings.size === 0,
    async add(rows) {
      for (const { key, value } of rows) if (!has(key)) write(key, value);
    },
  };
}
