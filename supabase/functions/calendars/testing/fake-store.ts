import { createPublicFetch } from '../public-fetch.ts';
import { createHandler, type CalendarsOptions } from '../handler.ts';
import type { Reading } from '../read-calendar.ts';
import { createSeal } from '../sealed.ts';
import type { CalendarStore, ClaimedCalendar, NewCalendar } from '../store.ts';

export const seal = createSeal('sb_secret_one');
export const id = '0b9f2a44-1c1e-4e1a-9a55-0d7f6f6f0009';
export const bookingId = '0b9f2a44-1c1e-4e1a-9a55-0d7f6f6f0001';

/** A store that records its calls. */
export function createFakeStore(due: ClaimedCalendar[] = []) {
  const stored: { connected: [NewCalendar, Reading][]; finished: Reading[]; failed: string[] } = {
    connected: [],
    finished: [],
    failed: [],
  };
  const store: CalendarStore = {
    zones: async () => ({ home: 'America/New_York', travel: [] }),
    ownBookings: async (ids) => new Set(ids),
    connect: async (...calendar) => {
      stored.connected.push(calendar);
      return id;
    },
    claim: async (only) => (only === undefined ? due.splice(0, 1) : due.filter((one) => one.id === only)),
    bookingsToWrite: async () => [],
    keepWritten: async () => {},
    finish: async (_calendar, reading) => void stored.finished.push(reading),
    fail: async (_calendar, reason) => void stored.failed.push(reason),
  };
  return { store, stored };
}

export function handlerOf({ store }: { store: CalendarStore }, changes: Partial<CalendarsOptions> = {}) {
  const works: Promise<unknown>[] = [];
  const handler = createHandler({
    knownKeys: ['key'],
    store,
    seal,
    fetch: createPublicFetch({ allowsLoopback: true }),
    ownerOf: async (token) => (token === 'owner' ? 'owner@example.com' : undefined),
    inBackground: (work) => works.push(work),
    now: () => Date.parse('2026-11-23T12:00:00Z'),
    ...changes,
  });
  const post = async (body: unknown, token = 'owner') => {
    const headers = { apikey: 'key', authorization: `Bearer ${token}` };
    const request = new Request('https://x/calendars', { method: 'POST', headers, body: JSON.stringify(body) });
    const response = await handler(request);
    await Promise.all(works);
    return { status: response.status, body: (await response.json()) as { message?: string } };
  };
  return { handler, post };
}

export const claimed = async (address: string, version = ''): Promise<ClaimedCalendar> => ({
  id,
  claim: 'claim',
  kind: 'icalendar',
  sealed: await seal.seal({ address, username: '', password: '' }),
  known: { version, until: Date.parse('2027-02-20T00:00:00Z') },
});
