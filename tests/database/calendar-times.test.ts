import { spawnSync } from 'node:child_process';
import { instantIn } from 'domain/coach-zones';
import { dayMs } from 'domain/dates';
import { projectRoot, runTypeScript } from '../../config/files.mjs';
import type { Span } from '../../supabase/functions/calendars/busy-times';
import { readCalendar } from '../../supabase/functions/calendars/read-calendar';
import { readingRow } from '../../supabase/functions/calendars/store';
import { createRandom, randomCalendar } from '../../supabase/functions/calendars/testing/random-calendar';
import { printedBy } from '../printed-by';

test('CA3 an unreadable calendar keeps its last events, then all times are withdrawn, with one email each way', async () => {
  const lastKnown = { daysTaken: 0, isEventTaken: true };
  const nothingOffered = { daysTaken: 6, isEventTaken: true };
  expect(await printedBy('tests/database/watch-calendars.ts')).toEqual({
    'just read': { ...lastKnown, mails: '' },
    'minutes to the next try': [5, 10, 20, 40, 60, 60],
    'unreadable for 23 hours': { ...lastKnown, mails: '' },
    'unreadable for 25 hours, nobody tried': { ...nothingOffered, mails: '' },
    'unreadable for 26 hours, tried twice': { ...nothingOffered, mails: 'owner-calendar-overdue' },
    'the owner waits for 48 hours': { ...lastKnown, mails: 'owner-calendar-overdue' },
    'readable again': { ...lastKnown, mails: 'owner-calendar-overdue owner-calendar-back' },
    'a short failure later': { ...lastKnown, mails: 'owner-calendar-overdue owner-calendar-back' },
  });
});

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
  const taken = JSON.parse(
    run(process.execPath, [...runTypeScript, 'tests/database/offer-times.ts'], plans),
  ) as Span[][][][];
  plans.forEach(({ window, groups }, number) => {
    const files = [...new Set(groups.flatMap((steps) => steps.flatMap(({ lastKnown }) => lastKnown)))];
    const oracle = 'supabase/functions/calendars/testing/busy-times-oracle.py';
    const busy = JSON.parse(run(python, [oracle], { files, home: zones.home, ...window })) as Span[][];
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

function run(program: string, parameters: string[], input: unknown): string {
  const options = { input: JSON.stringify(input), cwd: projectRoot, encoding: 'utf8', maxBuffer: 1e9 } as const;
  const { status, stdout, stderr } = spawnSync(program, parameters, options);
  if (status !== 0) throw new Error(stderr);
  return stdout;
}

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
