/*
  Prints as JSON what becomes of crowds: many visitors who want the same fortnight at once, and a flood of scripts with one
  person in it. On the PostgreSQL that DATABASE_URL names, in a database of their own, ten times as many and side by side.
*/
import { createHash, randomUUID } from 'node:crypto';
import { openDatabase } from '../../local-stack/backend/database.mjs';
import { applyMigrations } from '../../local-stack/backend/migrations.mjs';
import { createSupabase } from '../../local-stack/backend/supabase.mjs';
import { withThrowAwayDatabase } from '../../local-stack/backend/types/throw-away-database.mjs';

/** @typedef {import('../../local-stack/backend/database.mjs').Connection['driver']} Driver */
/** @typedef {{ date: string, time: string }} Slot */
/** @typedef {{ code: string, detail?: string }} Refusal */

const databaseUrl = process.env.DATABASE_URL;
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
 * @returns {Promise<Refusal | undefined>} why it was refused
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
    'update private.booking_limits set bookings_per_hour = 1000000, hasty_bookings_per_hour = 1000000',
  );
  const answers = await Promise.all(
    Array.from({ length: attempts }, (_, index) => book(drivers[index % drivers.length] ?? first, oneOf(slots))),
  );
  const [row] = await first.unsafe(`
    select count(*)::integer as overlaps from public.bookings_la2024 as one join public.bookings_la2024 as other
    on one.id < other.id and tstzrange(one.starts_at, one.ends_at, '[)') && tstzrange(other.starts_at, other.ends_at, '[)')
    where one.status in ('pending', 'confirmed') and other.status in ('pending', 'confirmed')`);
  return { attempts, answers: tally(answers), overlaps: row?.overlaps };
}

/** @param {Driver} driver */
async function startAfresh(driver) {
  await driver.unsafe('delete from public.bookings_la2024');
  await driver.unsafe('delete from private.rate_counters');
  await driver.unsafe(
    'update private.booking_limits set bookings_per_hour = default, hasty_bookings_per_hour = default',
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
      // Every tenth has learnt to hold the time first, and every hundredth to wait a while with the form.
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

/** Somebody in the middle of it, with a browser that works when it is asked to. @param {Driver} driver @param {Slot[]} slots */
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
  flood: await flood(drivers, 10_000),
});

/** @param {string} url */
async function onServer(url) {
  const server = await openDatabase({ folder: '', databaseUrl: url });
  const name = `crowds_${Date.now()}`;
  await server.connection.driver.unsafe(`create database ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  const databases = await Promise.all(
    Array.from({ length: 5 }, () => openDatabase({ folder: '', databaseUrl: own.href })),
  );
  try {
    const [first] = /** @type {[import('../../local-stack/backend/database.mjs').Database]} */ (databases);
    const keys = { publishableKey: '', secretKey: '', jwtSecret: 'not served' };
    await createSupabase({ connection: first.connection, keys, siteUrl: '', sendMail: async () => {} });
    await applyMigrations(first.connection, new URL('../../supabase/migrations', import.meta.url).pathname);
    return await meetCrowds(
      databases.map(({ connection }) => connection.driver),
      10_000,
    );
  } finally {
    await Promise.all(databases.map(({ close }) => close()));
    await server.connection.driver.unsafe(`drop database ${name}`);
    await server.close();
  }
}

console.log(
  JSON.stringify(
    databaseUrl ? await onServer(databaseUrl) : await withThrowAwayDatabase(({ driver }) => meetCrowds([driver], 1000)),
  ),
);
