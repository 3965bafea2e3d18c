import type { CalendarFeed, ConnectedCalendar, OwnerClient } from '../owner/index';
import type { FakeBackend } from './fake-backend';

/** Reads every calendar successfully. */
export function fakeCalendars(backend: FakeBackend): OwnerClient['calendars'] {
  let calendars: ConnectedCalendar[] = [];
  let feeds: CalendarFeed[] = [];
  let differences = backend.differences;
  const change = (id: string, values: Partial<ConnectedCalendar>) => {
    calendars = calendars.map((one) => (one.id === id ? { ...one, ...values } : one));
  };
  return {
    list: async () => calendars,
    find: async ({ address }) =>
      ['Work', 'Family'].map((name) => ({ name, address: `${address}/${name.toLowerCase()}` })),
    async connect({ id, name, kind, address }) {
      const now = backend.now();
      const host = new URL(address.includes('://') ? address : `https://${address}`).hostname;
      const calendar = {
        id,
        name,
        kind,
        host,
        readAt: now,
        nextTryAt: now,
        isForgotten: false,
        lastError: '',
        eventCount: 3,
        withdrawnAt: undefined,
        writesBookings: false,
      };
      calendars = [...calendars.filter((one) => one.id !== id), calendar];
      return 3;
    },
    async readNow(id) {
      change(id, { readAt: backend.now() });
      return true;
    },
    startWriting: async (id) => change(id, { writesBookings: true }),
    stopWriting: async (id) => change(id, { writesBookings: false }),
    differences: async () => differences,
    async writeAgain({ booking }) {
      differences = differences.filter((one) => one.booking.id !== booking.id);
    },
    rename: async (id, name) => change(id, { name }),
    async remove(id) {
      calendars = calendars.filter((one) => one.id !== id);
    },
    busyBetween: async () => [],
    feeds: async () => feeds,
    async addFeed(feed) {
      feeds = [...feeds.filter(({ id }) => id !== feed.id), feed];
      return 'https://project.example/functions/v1/calendar-feed/secret.ics';
    },
    async revokeFeed(id) {
      feeds = feeds.filter((one) => one.id !== id);
    },
  };
}
