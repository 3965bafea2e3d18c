import type { OwnerClient } from '../owner/index';
import type { FakeBackend } from './fake-backend';

export function fakeOwnerAvailability(backend: FakeBackend): OwnerClient['availability'] {
  return {
    zones: async () => backend.rules.zones,
    read: async () => ({ rules: backend.rules, versions: { week: backend.rules.week.map(() => '1'), others: '1' } }),
    async save(wanted) {
      backend.rules = { ...wanted };
    },
  };
}
