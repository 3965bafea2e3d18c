/*
  Prints as JSON how the database copes with many visitors who want the same two weeks at once, and with a flood of scripts
  around one person.
*/
import { randomUUID } from 'node:crypto';
import { proofFor } from '../proof-of-work.ts';
import {
  book,
  countOverlaps,
  liftLimits,
  newHeaders,
  offeredSlots,
  oneOf,
  printCrowd,
  tally,
  type Driver,
  type Slot,
  type Refusal,
} from './crowd-steps.ts';

async function wantTheSameFortnight(drivers: Driver[], attempts: number) {
  const [first] = drivers as [Driver];
  const slots = await offeredSlots(first);
  await liftLimits(first);
  const answers = await Promise.all(
    Array.from({ length: attempts }, (_, index) => book(drivers[index % drivers.length] ?? first, oneOf(slots))),
  );
  return { attempts, answers: tally(answers), overlaps: await countOverlaps(first), direct: await copyBooking(first) };
}

/** Inserts a live booking once more, without the functions and the trigger that check for free times. */
async function copyBooking(driver: Driver) {
  await driver.unsafe('alter table public.bookings_la2024 disable trigger bookings_2_reject_taken');
  const columns = 'service_type, service_name, appointment_date, appointment_time, first_name, last_name, email';
  try {
    await driver.unsafe(`insert into public.bookings_la2024 (${columns})
      select ${columns} from public.bookings_la2024 where status = 'pending' limit 1`);
    return 'stored';
  } catch (error) {
    return (error as Refusal).code;
  } finally {
    await driver.unsafe('alter table public.bookings_la2024 enable trigger bookings_2_reject_taken');
  }
}

async function startAfresh(driver: Driver) {
  await driver.unsafe('delete from public.bookings_la2024');
  await driver.unsafe('delete from private.rate_counters');
  await driver.unsafe(
    'update private.booking_limits set bookings_per_hour = default, hasty_bookings_per_hour = default, unconfirmed_share = default',
  );
}

async function flood(drivers: Driver[], attempts: number) {
  const [first] = drivers as [Driver];
  await startAfresh(first);
  const slots = await offeredSlots(first);
  const answers = await Promise.all(
    Array.from({ length: attempts }, async (_, index) => {
      const driver = drivers[index % drivers.length] ?? first;
      const slot = oneOf(slots);
      // Every tenth script holds the time first; every hundredth also waits before it submits.
      if (index % 10 > 0) return book(driver, slot);
      const holder = randomUUID();
      await hold(driver, slot, holder);
      if (index % 100 === 0) await waitAWhile(driver, holder);
      return book(driver, slot, { holder, proof: String(index) });
    }),
  );
  const [row] = await first.unsafe('select count(*)::integer as rows from public.bookings_la2024');
  return { attempts, answers: tally(answers), rows: row?.rows, person: await bookAsPerson(first, slots) };
}

async function hold(driver: Driver, { date, time }: Slot, holder: string) {
  await driver
    .unsafe(`select set_config('request.headers', $1, true), public.hold_slot($2, 'keynote', $3, $4)`, [
      newHeaders(),
      holder,
      date,
      time,
    ])
    .catch(() => {});
}

const waitAWhile = (driver: Driver, holder: string) =>
  driver.unsafe(`update private.slot_holds set opened_at = opened_at - interval '1 minute' where holder = $1`, [
    holder,
  ]);

/** Books as a browser does, proof of work included. */
async function bookAsPerson(driver: Driver, slots: Slot[]) {
  const taken = await driver.unsafe('select starts_at from public.bookings_la2024 limit 1');
  const holder = randomUUID();
  for (const slot of slots) {
    await hold(driver, slot, holder);
    const refused = await book(driver, slot, { holder });
    const answer =
      refused?.code === 'PT428' ? await book(driver, slot, { holder, proof: proofFor(refused.detail ?? '') }) : refused;
    if (answer?.code !== 'PT409') return { wasAsked: refused?.code === 'PT428', answer: answer?.code ?? 'booked' };
  }
  return { wasAsked: false, answer: `no time was free, ${taken.length} taken` };
}

await printCrowd(async (drivers, attempts) => ({
  race: await wantTheSameFortnight(drivers, attempts),
  flood: await flood(drivers, attempts),
}));
