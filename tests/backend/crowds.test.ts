import { createVisitorClient } from 'data-client';
import { aNewBooking } from 'data-client/testing';
import { connectTo } from '../../local-stack/seed/fill';
import { proofFor } from '../proof-of-work';
import type { Driver } from '../scratch-steps';
import { publishableKey } from './api';
import {
  book,
  countOverlaps,
  liftLimits,
  meetCrowd,
  newHeaders,
  offeredSlots,
  oneOf,
  tally,
  type Refusal,
  type Slot,
} from './crowd-steps';
import { newProject, operatorOf, visitorOf } from './isolated-backend';
import { onEmbedded } from './own-database';
import { book as bookOnline, bookingForm, freeSlots } from './slots';

// CROWD=10000 makes it larger.
jest.setTimeout(600_000);

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
  // On a busy machine, seconds pass between a hold and its booking.
  await driver.unsafe(
    `update private.booking_limits set bookings_per_hour = default, hasty_bookings_per_hour = default, unconfirmed_share = default,
      hasty = '1 hour'`,
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
      const holder = crypto.randomUUID();
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
  driver.unsafe(`update private.slot_holds set opened_at = opened_at - interval '1 hour' where holder = $1`, [holder]);

/** Books as a browser does, proof of work included. */
async function bookAsPerson(driver: Driver, slots: Slot[]) {
  const taken = await driver.unsafe('select starts_at from public.bookings_la2024 limit 1');
  const holder = crypto.randomUUID();
  for (const slot of slots) {
    await hold(driver, slot, holder);
    const refused = await book(driver, slot, { holder });
    const answer =
      refused?.code === 'PT428' ? await book(driver, slot, { holder, proof: proofFor(refused.detail ?? '') }) : refused;
    if (answer?.code !== 'PT409') return { wasAsked: refused?.code === 'PT428', answer: answer?.code ?? 'booked' };
  }
  return { wasAsked: false, answer: `no time was free, ${taken.length} taken` };
}

let race: Awaited<ReturnType<typeof wantTheSameFortnight>>;
let flooded: Awaited<ReturnType<typeof flood>>;

beforeAll(() =>
  meetCrowd(async (drivers, attempts) => {
    race = await wantTheSameFortnight(drivers, attempts);
    flooded = await flood(drivers, attempts);
  }),
);

test('decision 8 concurrent bookings of the same two weeks never overlap, and each succeeds or fails with PT409', () => {
  const { attempts, answers, overlaps } = race;
  expect(attempts).toBeGreaterThanOrEqual(process.env.DATABASE_URL ? 2000 : 300);
  expect(overlaps).toBe(0);
  expect(Object.keys(answers).toSorted()).toEqual(['PT409', 'booked']);
  expect(answers.booked).toBeGreaterThan(30);
  expect(answers.booked! + answers.PT409!).toBe(attempts);
});

test('decision 8 the exclusion constraint alone rejects a booking that overlaps another', () => {
  expect(race.direct).toBe('23P01');
});

test('decision 6 thousands of scripts, each with its own address and mailbox, create no more than 20 bookings', () => {
  const { attempts, rows, answers } = flooded;
  expect(attempts).toBe(race.attempts);
  expect(rows).toBeLessThanOrEqual(20);
  expect(answers.PT428).toBeGreaterThan(attempts - 100);
});

test('decision 6 a person can still book during the flood', () => {
  expect(flooded.person).toEqual({ wasAsked: true, answer: 'booked' });
});

onEmbedded('decision 6 the visitor client solves the proof of work without help from the page', async () => {
  // Not the shared database, whose booking limits are raised for the other tests.
  const backend = await newProject();
  const driver = connectTo(backend.dataDir);
  await driver`update private.booking_limits set hasty = '1 hour'`;
  await driver.end();
  const slots = await freeSlots(60, visitorOf(backend));
  // One after another, because each counts the earlier ones.
  const scripts = [];
  for (const [index, slot] of slots.slice(0, 12).entries()) {
    const { request_id: holder, ...form } = bookingForm(slot);
    const { service_type, appointment_date, appointment_time } = form;
    // A hold just before the booking does not make it look typed.
    if (index % 2)
      await visitorOf(backend).rpc('hold_slot', { holder, service_type, appointment_date, appointment_time });
    scripts.push(await bookOnline({ ...form, request_id: holder }, visitorOf(backend)));
  }
  expect(scripts.filter(({ error }) => error === null)).toHaveLength(5);
  expect(scripts.find(({ error }) => error)?.error).toMatchObject({
    code: 'PT428',
    hint: 'proof',
    message: 'Many bookings are coming in right now. Please try again in a few minutes.',
  });

  const { bookings } = createVisitorClient({ url: backend.url, key: publishableKey });
  const [free] = await freeSlots(60, visitorOf(backend));
  const form = aNewBooking({ ...free, requestId: crypto.randomUUID() });
  await expect(bookings.create(form)).resolves.toMatchObject({ ...free, status: 'pending' });
  // Resending the same form needs no proof.
  await expect(bookings.create(form)).resolves.toMatchObject(free!);
  const { data } = await operatorOf(backend).from('bookings_la2024').select('id').eq('email', form.email);
  expect(data).toHaveLength(1);
});
