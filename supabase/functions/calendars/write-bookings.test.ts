import type { CalendarBooking } from '../_shared/booking-event.ts';
import { requireWritable } from './caldav.ts';
import { eventFile } from './event-file.ts';
import { createPublicFetch } from './public-fetch.ts';
import { readCalendar } from './read-calendar.ts';
import { programs } from './testing/calendar-servers.ts';
import { writeBookings, type WritingOutcome, type WrittenBooking } from './write-bookings.ts';

const fetch = createPublicFetch({ allowsLoopback: true });
const zones = { home: 'America/New_York', travel: [] };
const id = '0b9f2a44-1c1e-4e1a-9a55-0d7f6f6f0001';
const headers = { authorization: `Basic ${btoa('coach:secret')}` };

const at = (time: string): CalendarBooking => ({
  ...{ id, starts_at: `2026-11-24T${time}:00Z`, ends_at: `2026-11-24T${time.replace(':00', ':45')}:00Z` },
  ...{ status: 'confirmed', sequence: 0, updated_at: '2026-11-23T09:00:00Z' },
  ...{ client: 'Ada Quill', service_name: 'Keynote', email: 'ada@example.com', phone: '' },
});
const spanOf = ({ starts_at, ends_at }: CalendarBooking) => [Date.parse(starts_at), Date.parse(ends_at)] as const;
const nothing = { version: '1', isDifferent: false, found: null, hasFailed: false, isDue: true, isKnown: false };
const booking = (event: CalendarBooking, changes: Partial<WrittenBooking> = {}): WrittenBooking => ({
  ...{ ...nothing, bookingId: id, event, spans: [spanOf(event)] },
  ...changes,
});

for (const { name, home, isInstalled, start } of programs) {
  const title = `CA4 writes, moves and removes a booking's event in ${name}, and leaves what the coach changed`;
  (isInstalled ? it : it.skip)(isInstalled ? title : `${title}; it is not installed`, async () => {
    const server = await start();
    try {
      const access = { address: `${server.address}${home}work/`, username: 'coach', password: 'secret' };
      await fetch(access.address, { method: 'MKCALENDAR', headers });
      await requireWritable(access, fetch);
      const read = () =>
        readCalendar({
          ...{ kind: 'caldav', access, zones, fetch, now: Date.parse('2026-11-23T12:00:00Z') },
          ownBookings: async (ids) => new Set(ids),
        });
      /** Returns the outcome for one booking, after a look at the whole calendar. */
      const run = async (one: WrittenBooking, send = fetch) => {
        const outcomes: WritingOutcome[] = [];
        const { files } = await read();
        const keep = async (_id: string, outcome: WritingOutcome) => void outcomes.push(outcome);
        await writeBookings([one], { access, zones, files, fetch: send, keep, until: Infinity });
        return outcomes[0];
      };
      const [ten, noon, three] = [at('15:00'), at('17:00'), at('20:00')];
      const stored = async () => (await fetch(`${access.address}${id}.ics`, { headers })).text();
      const changeThere = async (change: (file: string) => string) =>
        fetch(`${access.address}${id}.ics`, { method: 'PUT', headers, body: change(await stored()) });

      expect(await run(booking(ten))).toMatchObject({ state: 'written', span: spanOf(ten) });
      expect((await read()).busy?.spans).toEqual([]);
      // Killed before the outcome was stored: the event is not duplicated.
      expect(await run(booking(ten))).toMatchObject({ state: 'written' });
      expect((await read()).files).toHaveLength(1);

      await changeThere((file) => file.replace('END:VEVENT', 'CATEGORIES:Work\r\nEND:VEVENT'));
      const moved = booking(noon, { spans: [spanOf(ten), spanOf(noon)], isKnown: true });
      expect(await run(moved)).toMatchObject({ state: 'written', span: spanOf(noon) });
      expect(await stored()).toMatch(/CATEGORIES:Work/);
      expect(await stored()).toMatch(/^SEQUENCE:2/m);
      const known = booking(noon, { isDue: false, isKnown: true });
      expect(await run(known)).toBeUndefined();
      expect(await run({ ...known, hasFailed: true })).toEqual({ state: 'same' });

      const [was, is] = ['20261124T170000Z', '20261124T200000Z'];
      await changeThere((file) => file.replaceAll(was, is).replace('20261124T174500Z', '20261124T204500Z'));
      const difference = { state: 'differs', found: spanOf(three) };
      expect(await run(known)).toEqual(difference);
      expect(await run({ ...known, isDifferent: true, found: spanOf(three) })).toBeUndefined();
      // The client moves it at the same time: the coach's change is not overwritten until she decides.
      expect(await run(booking(ten, { spans: [spanOf(noon), spanOf(ten)], isKnown: true }))).toEqual(difference);
      expect(await run(booking(ten))).toEqual(difference);
      expect(await stored()).toContain(is);
      const decided = booking(noon, { spans: [spanOf(noon), spanOf(three)] });
      const racing: typeof fetch = async (address, init) => {
        if (init?.method === 'PUT') await changeThere((file) => file.replace('END:VEVENT', 'PRIORITY:1\r\nEND:VEVENT'));
        return fetch(address, init);
      };
      expect(await run(decided, racing)).toMatchObject({ state: 'failed', reason: expect.stringContaining('moment') });
      expect(await stored()).toContain(is);
      expect(await run(decided)).toMatchObject({ state: 'written' });
      expect(await stored()).not.toContain(is);

      await fetch(`${access.address}${id}.ics`, { method: 'DELETE', headers });
      expect(await run(known)).toEqual({ state: 'differs', found: null });
      expect(await run(booking(noon))).toMatchObject({ state: 'written' });
      expect(await run(booking(noon, { event: null, isKnown: true }))).toEqual({ state: 'removed' });
      expect(await run(booking(noon, { event: null, isKnown: true }))).toEqual({ state: 'removed' });
      expect((await read()).files).toEqual([]);
    } finally {
      server.stop();
    }
  });
}

test('CA4 an event that cannot be read, with the identifier of a booking, concerns that booking alone', async () => {
  const unreadable = (file: string) => file.replaceAll('DTSTART:', 'DTSTART;TZID=Nowhere:');
  const own = eventFile(at('17:00'));
  const outcomesWith = async (files?: string[], changes: Partial<WrittenBooking> = {}) => {
    const outcomes: WritingOutcome[] = [];
    await writeBookings([booking(at('17:00'), { isDue: false, isKnown: true, ...changes })], {
      ...{ access: { address: 'https://calendar.example/', username: '', password: '' }, zones, files },
      fetch: async () => new Response(own),
      keep: async (_id, outcome) => void outcomes.push(outcome),
      until: Infinity,
    });
    return outcomes;
  };
  // Anyone can send an invitation with such an identifier.
  expect(await outcomesWith([unreadable(own).replace(id, id.replace('0001', '0002')), own])).toEqual([]);
  expect(await outcomesWith([unreadable(own)])).toMatchObject([
    { state: 'failed', reason: expect.stringContaining('Nowhere') },
  ]);
  // Also if nothing has changed in the calendar since the failure.
  expect(await outcomesWith(undefined, { hasFailed: true })).toEqual([{ state: 'same' }]);
});
