import { DataError } from 'data-client';
import type { OwnerClient } from '../owner/index';
import { nextId } from './builders';
import type { FakeBackend } from './fake-backend';

export function fakeBlockedTimes(backend: FakeBackend): OwnerClient['blockedTimes'] {
  const rows = () => {
    if (!backend.isSignedIn) throw new DataError('session-expired');
    return backend.blockedTimes;
  };
  return {
    between: async ({ from, to }) =>
      rows()
        .filter(({ startsAt, endsAt }) => startsAt < to && endsAt > from)
        .toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime()),
    async add(time) {
      if (time.endsAt <= time.startsAt) throw new DataError('invalid');
      const added = { ...time, id: nextId() };
      backend.blockedTimes = [...rows(), added];
      return added;
    },
    async remove(id) {
      if (!rows().some((row) => row.id === id))
        throw new DataError('not-found', { message: 'This time is not blocked any more.' });
      backend.blockedTimes = rows().filter((row) => row.id !== id);
    },
  };
}
