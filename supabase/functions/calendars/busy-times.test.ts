import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { busyTimes } from './busy-times.ts';
import { createRandom, randomCalendar } from './testing/random-calendar.ts';

const oracle = path.join(import.meta.dirname, 'testing/busy-times-oracle.py');
/** Debian's packages belong to its own Python, which need not be the first one. */
const python = ['/usr/bin/python3', 'python3'].find(
  (program) => spawnSync(program, ['-c', 'import icalendar, recurring_ical_events']).status === 0,
);

it('CA2 finds the busy times that independent code finds, in 500 calendars around both clock changes', () => {
  if (!python) return console.warn('Not compared: python3-icalendar and python3-recurring-ical-events are missing.');
  for (const [from, home, seed] of [
    ['2027-03-01', 'America/New_York', 1],
    ['2026-10-15', 'Europe/Berlin', 2],
  ] as const) {
    const random = createRandom(seed);
    const files = Array.from({ length: 250 }, () => randomCalendar(random, from));
    const window = { from: Date.parse(from), until: Date.parse(from) + 60 * 86_400_000 };
    const answer = spawnSync(python, [oracle], { input: JSON.stringify({ files, home, ...window }), encoding: 'utf8' });
    if (answer.status !== 0) throw new Error(answer.stderr);
    const expected = JSON.parse(answer.stdout) as number[][][];
    files.forEach((file, index) => {
      const { spans } = busyTimes([file], { window, zones: { home, travel: [] } });
      if (JSON.stringify(spans) !== JSON.stringify(expected[index]))
        throw new Error(`${shown(spans)}\nexpected\n${shown(expected[index] ?? [])}\n${file}`);
    });
  }
});

const shown = (spans: readonly (readonly number[])[]) =>
  spans.map((span) => span.map((time) => new Date(time).toISOString()).join(' – ')).join('\n');
