/*
  Prints as JSON how the database copes with many visitors who want the same two weeks at once, and with a flood of scripts
  around one person: 1,000 on the embedded database, 10,000 over five connections on the server of DATABASE_URL.
*/
import { createHash, randomUUID } from 'node:crypto';
import { openDatabase } from '../../local-stack/backend/database.mjs';
import { withScratchDatabase } from '../../local-stack/backend/scratch-database.mjs';

/** @typedef {import('../../local-stack/backend/database.mjs').Connection['driver']} Driver */
/** @typedef {{ date: string, time: string }} Slot */
/** @typedef {{ code: string, detail?: string }} Refusal */

const services = ['leadership', 'executive', 'keynote', 'business'];

/** @template T @param {readonly T[]} list @returns {T} */
const oneOf = (list) => /** @type {T} */ (list[Math.floor(Math.random() * list.length)]);
const someByte = () => Math.floor(Math.random() * 256);
const newHeaders = () => JSON.stringify({ 'x-forwarded-for': `10.${someByte()}.${someByte()}.${someByte()}` });

/** @param {Driver} driver @returns {Promise<Slot[]>} */
async function offeredSlots(driver) {
  const rows = await driver.unsafe(`
    select to_char(day, 'YYYY-MM-DD') as date, unnest(hours.start_times) as time
    from generate_series(private.coach_today() + 1, private.coach_today() + 14, interval '1 day') as day
    join public.availability() as hours on hours.weekday = extract(isodow from day)`);
  return /** @type {Slot[]} */ (/** @type {unknown} */ (rows));
}

/**
 * @param {Driver} driver
 * @param {Slot} slot
 * @param {{ holder?: string, proof?: string }} [form]
 * @returns {Promise<Refusal | undefined>} the error, if any
 */
async function book(driver, { date, time }, { holder = randomUUID(), proof = '' } = {}) {
  const email = `${randomUUID()}@example.com`;
  try {
    await driver.unsafe(
      `select set_config('request.headers', $1, true),
        public.book_consultation($2, $3, $4, $5, 'Maya', 'Brooks', $6, proof => $7)`,
      [newHeaders(), holder, oneOf(services), date, time, email, proof],
    );
    return undefined;
  } catch (error) {
    return /** @type {Refusal} */ (error);
  }
}

/** @param {(Refusal | undefined)[]} answers */
function tally(answers) {
  /** @type {Record<string, number>} */
  const counts = {};
  for (const answer of answers) {
    const name = answer?.code ?? 'booked';
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

/** @param {Driver[]} drivers @param {number} attempts */
async function wantTheSameFortnight(drivers, attempts) {
  const [first] = /** @type {[Driver]} */ (drivers);
  const slots = await offeredSlots(first);
  await first.unsafe(
    'update private.booking_limits set bookings_per_hour = 1000000, hasty_bookings_per_hour = 1000000, unconfirmed_share = 1',
  );
  const answers = await Promise.all(
    Array.from({ length: attempts }, (_, index) => book(drivers[index % drivers.length] ?? first, oneOf(slots))),
  );
  const [row] = await first.unsafe(`
    select count(*)::integer as overlaps from public.bookings_la2024 as one join public.bookings_la2024 as other
    on one.id < other.id and tstzrange(one.starts_at, one.ends_at, '[)') && tstzrange(other.starts_at, other.ends_at, '[)')
    where one.status in ('pending', 'confirmed') and other.status in ('pending', 'confirmed')`);
  return { attempts, answers: tally(answers), overlaps: row?.overlaps, direct: await copyBooking(first) };
}

/** Inserts a live booking once more, without the functions and the trigger that check for free times. @param {Driver} driver */
async function copyBooking(driver) {
  await driver.unsafe('alter table public.bookings_la2024 disable trigger bookings_2_reject_taken');
  const columns = 'service_type, service_name, appointment_date, appointment_time, first_name, last_name, email';
  try {
    await driver.unsafe(`insert into public.bookings_la2024 (${columns})
      select ${columns} from public.bookings_la2024 where status = 'pending' limit 1`);
    return 'stored';
  } catch (error) {
    return /** @type {Refusal} */ (error).code;
  } finally {
    await driver.unsafe('alter table public.bookings_la2024 enable trigger bookings_2_reject_taken');
  }
}

/** @param {Driver} driver */
async function startAfresh(driver) {
  await driver.unsafe('delete from public.bookings_la2024');
  await driver.unsafe('delete from private.rate_counters');
  await driver.unsafe(
    'update private.booking_limits set bookings_per_hour = default, hasty_bookings_per_hour = default, unconfirmed_share = default',
  );
}

/** @param {Driver[]} drivers @param {number} attempts */
async function flood(drivers, attempts) {
  const [first] = /** @type {[Driver]} */ (drivers);
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

/** @param {Driver} driver @param {Slot} slot @param {string} holder */
async function hold(driver, { date, time }, holder) {
  await driver
    .unsafe(`select set_config('request.headers', $1, true), public.hold_slot($2, 'keynote', $3, $4)`, [
      newHeaders(),
      holder,
      date,
      time,
    ])
    .catch(() => {});
}

/** @param {Driver} driver @param {string} holder */
const waitAWhile = (driver, holder) =>
  driver.unsafe(`update private.slot_holds set opened_at = opened_at - interval '1 minute' where holder = $1`, [
    holder,
  ]);

/** Books as a browser does, proof of work included. @param {Driver} driver @param {Slot[]} slots */
async function bookAsPerson(driver, slots) {
  const taken = await driver.unsafe('select starts_at from public.bookings_la2024 limit 1');
  const holder = randomUUID();
  for (const slot of slots) {
    await hold(driver, slot, holder);
    const refused = await book(driver, slot, { holder });
    const answer = refused?.code === 'PT428' ? await book(driver, slot, { holder, proof: solve(refused) }) : refused;
    if (answer?.code !== 'PT409') return { wasAsked: refused?.code === 'PT428', answer: answer?.code ?? 'booked' };
  }
  return { wasAsked: false, answer: `no time was free, ${taken.length} taken` };
}

/** @param {Refusal} refusal */
function solve({ detail = '' }) {
  const [bits, challenge] = detail.split(' ');
  for (let nonce = 0; ; nonce += 1) {
    const digest = createHash('sha256').update(`${challenge}${nonce}`).digest();
    if (digest.readUInt32BE(0) >>> (32 - Number(bits)) === 0) return String(nonce);
  }
}

/** @param {Driver[]} drivers @param {number} attempts */
const meetCrowds = async (drivers, attempts) => ({
  race: await wantTheSameFortnight(drivers, attempts),
  flood: await flood(drivers, attempts),
});

/** Five connections to one database. @param {string} url */
async function onServer(url) {
  const databases = await Promise.all(Array.from({ length: 5 }, () => openDatabase({ folder: '', databaseUrl: url })));
  try {
    return await meetCrowds(
      databases.map(({ connection }) => connection.driver),
      10_000,
    );
  } finally {
    await Promise.all(databases.map(({ close }) => close()));
  }
}

console.log(
  JSON.stringify(
    await withScratchDatabase(({ driver }, url) => (url ? onServer(url) : meetCrowds([driver], 1000)), {
      databaseUrl: process.env.DATABASE_URL,
    }),
  ),
);
