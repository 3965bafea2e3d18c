import { DataError } from 'data-client';
import type { OwnerClient, Subscriber, SubscriberFilter } from '../owner/index';
import type { FakeBackend } from './fake-backend';
import { changedAfter, fakeRecords } from './fake-records';

const dayMs = 86_400_000;
const atOnce = 1000;

const newestFirst = (a: Subscriber, b: Subscriber) =>
  b.createdAt.getTime() - a.createdAt.getTime() || a.id.localeCompare(b.id);

export function fakeOwnerSubscribers(backend: FakeBackend): OwnerClient['subscribers'] {
  const { found, put, ...records } = fakeRecords<Subscriber, SubscriberFilter>(backend, {
    rows: () => backend.readers,
    keep: (rows) => (backend.readers = rows),
    searched: ({ email, source }) => [email, source],
    isWanted: (subscriber, { status }) => !status || subscriber.status === status,
    orders: {
      oldest: (a, b) => a.createdAt.getTime() - b.createdAt.getTime(),
      email: (a, b) => a.email.localeCompare(b.email),
    },
    gone: 'This subscriber no longer exists.',
  });
  const readers = () => {
    if (!backend.isSignedIn) throw new DataError('session-expired');
    return backend.readers;
  };
  const active = () => readers().filter(({ status }) => status === 'active');

  return {
    ...records,
    async setStatus(id, status) {
      const before = found(id);
      const changed = { ...before, status, updatedAt: changedAfter(before.updatedAt) };
      put(changed);
      return changed;
    },
    async overview() {
      const now = backend.now?.() ?? new Date();
      const all = readers();
      const months = lastMonths(now).map((month) => ({
        month,
        joined: all.filter(({ createdAt }) => monthOf(createdAt) === month).length,
        left: all.filter(({ status, updatedAt }) => status === 'unsubscribed' && monthOf(updatedAt) === month).length,
      }));
      return {
        total: all.length,
        active: active().length,
        unsubscribed: all.length - active().length,
        thisMonth: months.at(-1)?.joined ?? 0,
        thisWeek: all.filter(({ createdAt }) => createdAt.getTime() > now.getTime() - 7 * dayMs).length,
        months,
      };
    },
    countActive: async () => active().length,
    async activeAfter(cursor = '0') {
      const from = Number(cursor);
      const rows = active().toSorted(newestFirst);
      const next = from + atOnce < rows.length ? String(from + atOnce) : undefined;
      return { rows: rows.slice(from, from + atOnce), next };
    },
  };
}

const inNewYork = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York', year: 'numeric', month: '2-digit' });

/** `2026-11`, by the coach's calendar. */
function monthOf(instant: Date): string {
  const parts = Object.fromEntries(inNewYork.formatToParts(instant).map(({ type, value }) => [type, value]));
  return `${parts.year}-${parts.month}`;
}

function lastMonths(now: Date): string[] {
  const [year = 0, month = 0] = monthOf(now).split('-').map(Number);
  return Array.from({ length: 12 }, (_, index) =>
    new Date(Date.UTC(year, month - 12 + index, 1)).toISOString().slice(0, 7),
  );
}
