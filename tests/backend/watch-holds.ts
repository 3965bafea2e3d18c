// Prints as JSON how a hold changes over time, by making it older in a scratch database.
import { randomUUID } from 'node:crypto';
import { printSeen } from '../scratch-steps.ts';
import { attempt, newHeaders, offeredSlots, tally, type Slot } from './crowd-steps.ts';

await printSeen(async ({ driver }, one) => {
  const tuesday = await one(`
    select to_char(private.coach_today() + number, 'YYYY-MM-DD') from generate_series(1, 7) as number
    where extract(isodow from private.coach_today() + number) = 2`);
  const minutes = (count: number) =>
    driver.unsafe(`update private.slot_holds set opened_at = opened_at - make_interval(mins => ${count}),
      held_since = held_since - make_interval(mins => ${count}), held_until = held_until - make_interval(mins => ${count})`);
  /** How many minutes it is held, or why not. */
  const hold = (holder: string, time: string = '9:00 AM') =>
    one(`select round(extract(epoch from public.hold_slot($1, 'keynote', $2, $3) - now()) / 60)::integer`, [
      holder,
      tuesday,
      time,
    ]).catch((error: Error) => error.message);
  const whatOthersSee = async () => {
    const taken = await one<number>('select count(*)::integer from public.taken_ranges($1, $1)', [tuesday]);
    return taken > 0 ? 'taken to others' : 'free to others';
  };

  const seen: Record<string, unknown> = {};
  await hold(randomUUID());
  await minutes(9);
  seen['after 9 minutes'] = await whatOthersSee();
  await minutes(2);
  seen['after 11 minutes'] = await whatOthersSee();

  const holder = randomUUID();
  await hold(holder);
  for (const passed of [8, 16, 24, 32]) {
    await minutes(8);
    seen[`asked again after ${passed} minutes`] = await hold(holder);
  }
  seen['another time after that'] = await hold(holder, '10:00 AM');
  await driver.unsafe('select public.release_slot($1)', [holder]);
  seen['given back and asked again'] = await hold(holder, '10:00 AM');

  await driver.unsafe('delete from private.slot_holds');
  await driver.unsafe('update public.booking_rules set daily_cap = 1');
  const mornings = (await offeredSlots(driver)).filter(({ time }) => time === '9:00 AM');
  const holdAll = async (slots: Slot[]) => {
    const answers = [];
    for (const { date, time } of slots) {
      const given = [newHeaders(), randomUUID(), date, time];
      const statement = `select set_config('request.headers', $1, true), public.hold_slot($2, 'keynote', $3, $4)`;
      answers.push(await attempt(driver, statement, given));
    }
    const { booked: held, ...refused } = tally(answers);
    return { held, ...refused };
  };
  seen['all days, with one consultation a day'] = await holdAll(mornings);

  await driver.unsafe('delete from private.slot_holds');
  await driver.unsafe(
    `insert into public.blocked_times (starts_at, ends_at) values (now(), private.day_start($1::date))`,
    [mornings[5]!.date],
  );
  seen['the other days, with half of the days blocked'] = await holdAll(mornings.slice(5));
  return seen;
});
