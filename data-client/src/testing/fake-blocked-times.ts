import type { OwnerClient } from '../owner/index';
import { nextId } from './builders';
import type { FakeBackend } from './fake-backend';

export function fakeBlockedTimes(backend: FakeBackend): OwnerClient['blockedTimes'] {
  return {
    between: async ({ from, to }) =>
      backend.blockedTimes.filter(({ startsAt, endsAt }) => startsAt < to && endsAt > from),
    async add(time) {
      const added = { ...time, id: nextId() };
      backend.blockedTimes = [...backend.blockedTimes, added];
      return added;
    },
    async remove(id) {
      backend.blockedTimes = backend.blockedTimes.filter((row) => row.id !== id);
    },
  };
}
