import { DataError } from 'data-client';
import type { OwnerClient } from '../owner/index';
import type { FakeBackend } from './fake-backend';

export function fakeOwnerAvailability(backend: FakeBackend): OwnerClient['availability'] {
  const current = () => {
    if (!backend.isSignedIn) throw new DataError('session-expired');
    return backend.rules;
  };
  return {
    zones: async () => current().zones,
    read: async () => ({ rules: current(), versions: { week: current().week.map(() => '1'), others: '1' } }),
    async save(wanted) {
      current();
      backend.rules = { ...wanted };
    },
  };
}
