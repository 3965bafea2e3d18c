// `npm run measure:taken`: prints how much longer visitors wait for the taken times of two weeks if the coach's other calendars have
// 5,000 busy times than if they have none, on the embedded database or on the server of DATABASE_URL.
import { readArguments } from '../../config/read-arguments.mjs';
import { withScratchDatabase } from '../../local-stack/backend/scratch-database.ts';
import { quantile } from './quantile.ts';

readArguments('npm run measure:taken', {});

const busyTimes = 5000;
const rounds = 40;
const callsPerRound = 5;
const maxTimes = 1.2;

await withScratchDatabase(
  async ({ driver }, url) => {
    await driver.unsafe(
      `insert into public.calendars (name, kind, host) values ('Family', 'icalendar', 'calendar.example')`,
    );
    /** Twenty minutes every five hours, from a year ago. */
    const fill = () =>
      driver.unsafe(`insert into private.busy_times (calendar_id, span)
        select id, tstzrange(at, at + interval '20 minutes', '[)') from public.calendars, generate_series(1, ${busyTimes}) as number,
          lateral (select now() - interval '1 year' + number * interval '5 hours' as at) as begins`);
    const empty = () => driver.unsafe('delete from private.busy_times where true');
    const ask = `select * from public.taken_ranges((now() + interval '1 day')::date, (now() + interval '14 days')::date)`;
    const milliseconds = async () => {
      const startedAt = performance.now();
      for (let call = 0; call < callsPerRound; call += 1) await driver.unsafe(ask);
      return (performance.now() - startedAt) / callsPerRound;
    };
    const times: Record<'none' | 'many', number[]> = { none: [], many: [] };
    await fill();
    await driver.unsafe('vacuum analyze private.busy_times');
    await milliseconds();
    for (let round = 0; round < rounds; round += 1) {
      await empty();
      times.none.push(await milliseconds());
      await fill();
      times.many.push(await milliseconds());
    }
    const [none, many] = [quantile(times.none, 0.25), quantile(times.many, 0.25)];
    const ratio = many / none;
    const plan = await driver.unsafe(`explain select 1 from private.busy_times as busy
      where busy.span && tstzrange(now() + interval '1 day', now() + interval '14 days', '[)')`);
    const found = plan.map((row) => Object.values(row)[0]).join('\n');
    console.log(
      `${url ? 'PostgreSQL' : 'Embedded database'}: ${none.toFixed(2)} ms without busy times, ${many.toFixed(2)} ms with ${busyTimes}: ${ratio.toFixed(2)} times\n${found}`,
    );
    if (ratio > maxTimes || !found.includes('busy_times_by_span')) process.exitCode = 1;
  },
  { databaseUrl: process.env.DATABASE_URL },
);
