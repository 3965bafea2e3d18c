import type { OwnerClient } from '../owner/index';
import type { FakeBackend } from './fake-backend';

export function fakeRetention(backend: FakeBackend): OwnerClient['retention'] {
  return {
    preview: async () => ({ due: { messages: 0, cancelledBookings: 0, pastBookings: 0 }, ...backend.retention }),
  };
}
