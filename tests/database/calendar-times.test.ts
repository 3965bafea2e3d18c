import { spawnSync } from 'node:child_process';
import { instantIn } from 'domain/coach-zones';
import { dayMs } from 'domain/dates';
import { projectRoot } from '../../config/files.mjs';
import type { Span } from '../../supabase/functions/calendars/busy-times';
import { readCalendar } from '../../supabase/functions/calendars/read-calendar';
import { readingRow } from '../../supabase/functions/calendars/store';
import { createRandom, randomCalendar } from '../../supabase/functions/calendars/testing/random-calendar';
import { inScratchDatabase, onServer } from '../scratch-steps';
import { timesTaken } from './offer-times';

test('CA3 an unreadable calendar keeps its last events, then all times are withdrawn, with one email each way', () =>
  // Time passes by changing when the calendar was read last.
  inScratchDatabase(async ({ driver }, one) => {
    const reading = `'{"spans":[["2031-03-04T15:00Z","2031-03-04T16:00Z"]],"event_count":1,"version":"one","known_until":"2100-01-01"}'`;
    const id = await one<string>(
      `select public.connect_calendar('Family', 'icalendar', 'calendar.example', 'sealed', ${reading})`,
    );
    const wait = (time: string) =>
      driver.unsafe(
        `update public.calendars set read_at = read_at - interval '${time}', next_try_at = now() - interval '1 second'`,
      );
    const claimed = (only = 'null') => one<string>(`select claim from public.claim_calendars(${only})`);
    const fails = async () => one(`select public.fail_calendar('${id}', '${await claimed()}', 'It is down.')`);
    const isReadNow = async () =>
      one(`select public.finish_calendar('${id}', '${await claimed(`'${id}'`)}', '{"version":"one"}')`);
    const daysTaken = () =>
      one(`select count(*)::integer from generate_series(0, 5) as number
          where exists (select 1 from private.taken_for_visitors('2031-03-03'::date + number, '2031-03-03'::date + number) as taken
            where taken.ends_at - taken.starts_at >= interval '23 hours')`);
    const isEventTaken = () =>
      one(
        `select exists (select 1 from private.taken_for_visitors('2031-03-04', '2031-03-04') as taken where taken.starts_at = '2031-03-04T15:00Z')`,
      );
    const mails = () => one(`select coalesce(string_agg(kind, ' ' order by created_at), '') from private.mail_outbox`);
    const minutesToNextTry = () =>
      one('select round(extract(epoch from next_try_at - now()) / 60)::integer from public.calendars');
    const state = async () => ({
      daysTaken: await daysTaken(),
      isEventTaken: await isEventTaken(),
      mails: await mails(),
    });

    const lastKnown = { daysTaken: 0, isEventTaken: true };
    const nothingOffered = { daysTaken: 6, isEventTaken: true };
    expect(await state()).toEqual({ ...lastKnown, mails: '' });
    const waits = [];
    for (let count = 0; count < 6; count += 1) {
      await wait('1 hour');
      await fails();
      waits.push(await minutesToNextTry());
    }
    expect(waits).toEqual([5, 10, 20, 40, 60, 60]);
    await wait('17 hours');
    await fails();
    // Unreadable for 23 hours.
    expect(await state()).toEqual({ ...lastKnown, mails: '' });
    await wait('2 hours');
    expect(await state()).toEqual({ ...nothingOffered, mails: '' });
    await fails();
    await wait('1 hour');
    await fails();
    expect(await state()).toEqual({ ...nothingOffered, mails: 'owner-calendar-overdue' });
    await driver.unsafe(
      `insert into public.site_settings_la2024 (key, value) values ('calendar_patience_hours', '48')`,
    );
    expect(await state()).toEqual({ ...lastKnown, mails: 'owner-calendar-overdue' });
    await isReadNow();
    const isBack = { ...lastKnown, mails: 'owner-calendar-overdue owner-calendar-back' };
    expect(await state()).toEqual(isBack);
    await wait('1 hour');
    await fails();
    await isReadNow();
    expect(await state()).toEqual(isBack);
  }, onServer));

/** Debian's packages belong to its own Python, which need not be the first one. */
const python = ['/usr/bin/python3', 'python3'].find(
  (program) => spawnSync(program, ['-c', 'import icalendar, recurring_ical_events']).status === 0,
);

type Calendar = { file: string; isDown: boolean; edition: number; known?: { version: string; until: number } };

test('CA2 CA3 500 calendars that change and fail take exactly the times that other code finds busy', async () => {
  if (!python) return console.warn('Not compared: python3-icalendar and python3-recurring-ical-events are missing.');
  const random = createRandom(11);
  const plans = [];
  for (const [firstDay, lastDay] of aroundClockChanges) {
    const window = { from: instant(firstDay), until: instant(lastDay) + dayMs };
    const groups = [];
    for (let count = 0; count < 25; count += 1) groups.push(await randomGroup(random, firstDay, window.from));
    plans.push({ firstDay, lastDay, window, groups });
  }
  const taken = await timesTaken(plans);
  plans.forEach(({ window, groups }, number) => {
    const files = [...new Set(groups.flatMap((steps) => steps.flatMap(({ lastKnown }) => lastKnown)))];
    const oracle = 'supabase/functions/calendars/testing/busy-times-oracle.py';
    const input = JSON.stringify({ files, home: zones.home, ...window });
    const { status, stdout, stderr } = spawnSync(python, [oracle], { input, cwd: projectRoot, maxBuffer: 1e9 });
    if (status !== 0) throw new Error(String(stderr));
    const busy = JSON.parse(String(stdout)) as Span[][];
    const expected = groups.map((steps) =>
      steps.map(({ lastKnown, isOverdue }) => {
        const spans = lastKnown.flatMap((file) => busy[files.indexOf(file)]!);
        return isOverdue ? [[window.from, window.until]] : joined(spans, window);
      }),
    );
    expect(taken[number]).toEqual(expected);
  });
});

const aroundClockChanges = [
  ['2027-03-01', '2027-03-31'],
  ['2026-10-15', '2026-11-10'],
] as const;
const zones = { home: 'America/New_York', travel: [] };
/** Midnight in the coach's zone. */
const instant = (day: string) => instantIn(zones.home, day, 0).getTime();

/** Ten calendars: connected, then read twice, after edits, during outages, and after waiting. */
async function randomGroup(random: () => number, firstDay: string, now: number) {
  const calendars: Calendar[] = Array.from({ length: 10 }, () => ({
    ...{ file: randomCalendar(random, firstDay), isDown: false, edition: 1 },
  }));
  const lastKnown = calendars.map(({ file }) => file);
  const unread = calendars.map(() => 0);
  const steps = [];
  for (const [number, hours] of [0, 1, random() < 0.2 ? 30 : 1].entries()) {
    const readings = [];
    for (const [index, calendar] of calendars.entries()) {
      calendar.isDown = number > 0 && random() < 0.3;
      if (number > 0 && random() < 0.3) {
        calendar.file = randomCalendar(random, firstDay);
        calendar.edition += 1;
      }
      const reading = await readOnce(calendar, now);
      readings.push(reading);
      unread[index] = reading ? 0 : unread[index]! + hours;
      if (reading) lastKnown[index] = calendar.file;
    }
    steps.push({ readings, hours, lastKnown: [...lastKnown], isOverdue: unread.some((time) => time >= 24) });
  }
  return steps;
}

/** Reads a calendar as the function does, and returns what it stores; null if the server fails. */
async function readOnce(calendar: Calendar, now: number): Promise<unknown> {
  const etag = `"${calendar.edition}"`;
  const fetch = async (_address: unknown, init?: RequestInit) => {
    if (calendar.isDown) return new Response('', { status: 500 });
    if (new Headers(init?.headers).get('if-none-match') === etag) return new Response(null, { status: 304 });
    return new Response(calendar.file, { headers: { etag } });
  };
  const access = { address: 'https://calendar.example/secret.ics', username: '', password: '' };
  const ownBookings = async () => new Set<string>();
  const options = { kind: 'icalendar', access, known: calendar.known, zones, ownBookings, fetch, now } as const;
  const reading = await readCalendar(options).catch(() => null);
  if (!reading) return null;
  calendar.known = { version: reading.version, until: reading.busy?.knownUntil ?? calendar.known!.until };
  return readingRow(reading);
}

/** The spans within a window, joined where they touch. */
function joined(spans: readonly Span[], { from, until }: { from: number; until: number }): Span[] {
  const result: [number, number][] = [];
  for (const [start, end] of spans.toSorted(([a], [b]) => a - b)) {
    const [first, last] = [Math.max(start, from), Math.min(end, until)];
    const previous = result.at(-1);
    if (first >= last) continue;
    if (previous && first <= previous[1]) previous[1] = Math.max(previous[1], last);
    else result.push([first, last]);
  }
  return result;
}
