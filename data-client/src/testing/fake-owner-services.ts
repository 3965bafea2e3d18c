import { DataError } from 'data-client';
import { isLive } from 'domain/booking-status';
import type { OwnerClient, OwnerService } from '../owner/index';
import { nextId } from './builders';
import type { FakeBackend } from './fake-backend';
import { requireSeen } from './fake-records';

export function fakeOwnerServices(backend: FakeBackend): OwnerClient['services'] {
  const all = () => backend.services.toSorted((one, other) => one.position - other.position);
  const find = (id?: string) => backend.services.find((service) => service.id === id);
  /** The ids of new services by their requests. */
  const created = new Map<string, string>();
  const keep = (id: string, change: Partial<OwnerService>): OwnerService => {
    const before = find(id);
    if (!before) throw new DataError('not-found', { message: 'This service doesn’t exist.' });
    const changed = { ...before, ...change, revision: String(Number(before.revision) + 1) };
    backend.services = backend.services.map((service) => (service.id === id ? changed : service));
    return changed;
  };
  return {
    list: async () => all(),
    byId: async (id) => find(id) ?? null,
    byRequest: async (requestId) => find(created.get(requestId)) ?? null,
    async create({ requestId, draft }) {
      if (created.has(requestId)) throw new DataError('conflict');
      const id = nextId();
      created.set(requestId, id);
      const service = { ...draft, id, position: all().length + 1, archivedAt: null, revision: '1' };
      backend.services = [...backend.services, service];
      return service;
    },
    async save({ id, revision, draft }) {
      requireSeen(find(id), revision, 'service');
      return keep(id, draft);
    },
    async change({ id, revision, change }) {
      requireSeen(find(id), revision, 'service');
      return keep(id, 'isOnPage' in change ? change : { archivedAt: change.isArchived ? backend.now() : null });
    },
    async reorder(ids) {
      ids.forEach((id, index) => keep(id, { position: index + 1 }));
    },
    countFutureBookings: async (id) =>
      backend.bookings.filter((booking) => booking.serviceType === id && isLive(booking)).length,
  };
}
