import { DataError } from 'data-client';
import type { OwnerClient } from '../owner/index';
import { nextId } from './builders';
import type { FakeBackend } from './fake-backend';

export function fakeBlockedTimes(backend: FakeBackend): OwnerClient['blockedTimes'] {
  return {
    between: async ({ from, to }) =>
      backend.blockedTimes
        .filter(({ startsAt, endsAt }) => startsAt < to && endsAt > from)
        .toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime()),
    async add(time) {
      if (time.endsAt <= time.startsAt) throw new DataError('invalid');
      const added = { ...time, id: nextId() };
      backend.blockedTimes = [...backend.blockedTimes, added];
      return added;
    },
    async remove(id) {
      if (!backend.blockedTimes.some((row) => row.id === id))
        throw new DataError('not-found', { message: 'This time is no longer blocked.' });
      backend.blockedTimes = backend.blockedTimes.filter((row) => row.id !== id);
    },
  };
}
