import { randomUUID } from 'node:crypto';
import { openDatabase } from '../../local-stack/backend/database.ts';
import { withScratchDatabase } from '../../local-stack/backend/scratch-database.ts';

/** @typedef {import('../../local-stack/backend/database.ts').Connection['driver']} Driver */
/** @typedef {{ date: string, time: string }} Slot */
/** @typedef {{ code: string, detail?: string }} Refusal */

export const services = ['leadership', 'executive', 'keynote', 'business'];

/** @template T @param {readonly T[]} list @returns {T} */
export const oneOf = (list) => /** @type {T} */ (list[Math.floor(Math.random() * list.length)]);
const someByte = () => Math.floor(Math.random() * 256);
export const newHeaders = () => JSON.stringify({ 'x-forwarded-for': `10.${someByte()}.${someByte()}.${someByte()}` });

/** @param {Driver} driver @returns {Promise<Slot[]>} */
export async function offeredSlots(driver) {
  const rows = await driver.unsafe(`
    select to_char(day, 'YYYY-MM-DD') as date, unnest(hours.start_times) as time
    from generate_series(private.coach_today() + 1, private.coach_today() + 14, interval '1 day') as day
    join public.availability() as hours on hours.weekday = extract(isodow from day)`);
  return /** @type {Slot[]} */ (/** @type {unknown} */ (rows));
}

/** Lifts the limits that slow scripts down. @param {Driver} driver */
export const liftLimits = (driver) =>
  driver.unsafe(
    'update private.booking_limits set bookings_per_hour = 1000000, hasty_bookings_per_hour = 1000000, unconfirmed_share = 1',
  );

/**
 * @param {Driver} driver
 * @param {Slot} slot
 * @param {{ holder?: string, proof?: string }} [form]
 * @returns {Promise<Refusal | undefined>} the error, if any
 */
export const book = (driver, { date, time }, { holder = randomUUID(), proof = '' } = {}) =>
  attempt(
    driver,
    `select set_config('request.headers', $1, true),
      public.book_consultation($2, $3, $4, $5, 'Maya', 'Brooks', $6, proof => $7)`,
    [newHeaders(), holder, oneOf(services), date, time, `${randomUUID()}@example.com`, proof],
  );

/** @param {Driver} driver @param {string} statement @param {any[]} values @returns {Promise<Refusal | undefined>} */
export const attempt = (driver, statement, values) =>
  driver.unsafe(statement, values).then(
    () => undefined,
    (error) => /** @type {Refusal} */ (error),
  );

/** @param {(Refusal | undefined)[]} answers */
export function tally(answers) {
  /** @type {Record<string, number>} */
  const counts = {};
  for (const answer of answers) {
    const name = answer?.code ?? 'booked';
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

/** How many live bookings overlap another. @param {Driver} driver @returns {Promise<number>} */
export async function countOverlaps(driver) {
  const [row] = await driver.unsafe(`
    select count(*)::integer as overlaps from public.bookings_la2024 as one join public.bookings_la2024 as other
    on one.id < other.id and tstzrange(one.starts_at, one.ends_at, '[)') && tstzrange(other.starts_at, other.ends_at, '[)')
    where one.status in ('pending', 'confirmed') and other.status in ('pending', 'confirmed')`);
  return /** @type {{ overlaps: number }} */ (/** @type {unknown} */ (row)).overlaps;
}

/** Attempts on a server. The embedded database has one connection and handles them in sequence, so fewer will do. */
const crowd = Number(process.env.CROWD ?? 2000);
const embeddedCrowd = 300;

/**
 * Prints as JSON what a crowd experiences, over five connections on the server of DATABASE_URL.
 *
 * @param {(drivers: Driver[], attempts: number) => Promise<unknown>} meet
 */
export async function printCrowd(meet) {
  const outcome = await withScratchDatabase(
    ({ driver }, url) => (url ? onServer(url) : meet([driver], embeddedCrowd)),
    {
      databaseUrl: process.env.DATABASE_URL,
    },
  );
  console.log(JSON.stringify(outcome));

  /** Five connections to one database. @param {string} url */
  async function onServer(url) {
    const databases = await Promise.all(
      Array.from({ length: 5 }, () => openDatabase({ folder: '', databaseUrl: url })),
    );
    try {
      return await meet(
        databases.map(({ connection }) => connection.driver),
        crowd,
      );
    } finally {
      await Promise.all(databases.map(({ close }) => close()));
    }
  }
}
