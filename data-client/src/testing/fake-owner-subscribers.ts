import { DataError } from 'data-client';
import type { OwnerClient, Subscriber, SubscriberFilter } from '../owner/index';
import type { FakeBackend } from './fake-backend';
import { fakeRecords } from './fake-records';
import { aSubscriber } from './newsletter-builders';

const atOnce = 1000;

const isActive = ({ status }: Subscriber) => status === 'active';

export function fakeOwnerSubscribers(backend: FakeBackend): OwnerClient['subscribers'] {
  const { requests, change } = fakeRecords<Subscriber, SubscriberFilter>({
    rows: () => backend.readers,
    keep: (rows) => (backend.readers = rows),
    isWanted: (subscriber, { status }) =>
      !status ||
      (status === 'unconfirmed' ? isActive(subscriber) && !subscriber.confirmedAt : subscriber.status === status),
    gone: 'This subscriber no longer exists.',
  });
  const active = () => backend.readers.filter(isActive);
  const confirmed = () => active().filter(({ confirmedAt }) => confirmedAt);

  return {
    ...requests,
    async setStatus(id, status) {
      if (backend.readers.some((reader) => reader.id === id && reader.status === status))
        throw new DataError('conflict', { message: 'This subscriber was changed somewhere else in the meantime.' });
      return change(id, { status });
    },
    async overview() {
      const [total, count] = [backend.readers.length, active().length];
      return {
        total,
        active: count,
        confirmed: confirmed().length,
        unsubscribed: total - count,
        thisMonth: 0,
        thisWeek: 0,
        months: [],
        ...backend.overview,
      };
    },
    countActive: async () => active().length,
    countConfirmed: async () => confirmed().length,
    async activeAfter(cursor = '0') {
      const from = Number(cursor);
      const rows = active();
      const next = from + atOnce < rows.length ? String(from + atOnce) : undefined;
      return { rows: rows.slice(from, from + atOnce), next };
    },
    async import(entries, statement, importId = '') {
      const known = new Set(backend.readers.map(({ email }) => email));
      const outcomes = entries.map(
        ({ email }) => backend.importOutcomes[email] ?? (known.has(email) ? 'known' : 'added'),
      );
      const added = entries.filter((_, index) => outcomes[index] === 'added');
      if (statement) {
        const rows = added.map(({ email }) => aSubscriber({ email, source: 'import', consentStatement: statement }));
        backend.readers = [...rows, ...backend.readers];
        backend.imports[importId] = [...(backend.imports[importId] ?? []), ...rows.map(({ id }) => id)];
      }
      return outcomes;
    },
    async undoImport(importId) {
      const added = backend.readers.filter(({ id }) => backend.imports[importId]?.includes(id));
      const unchanged = added.filter(isActive);
      backend.readers = backend.readers.filter((reader) => !unchanged.includes(reader));
      backend.history = backend.history.map(({ restorableUntil, ...entry }) =>
        entry.rowId === importId ? entry : { ...entry, restorableUntil },
      );
      return { removed: unchanged.length, changed: added.length - unchanged.length, mailed: 0 };
    },
  };
}
