import { randomUUID } from 'node:crypto';
import type * as Database from '../../local-stack/backend/database';
import { type Driver, importInNode, inScratchDatabase, onServer } from '../scratch-steps';

export type Slot = { date: string; time: string };
export type Refusal = { code: string; detail?: string };

const services = ['leadership', 'executive', 'keynote', 'business'];

export const oneOf = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T;
const someByte = () => Math.floor(Math.random() * 256);
export const newHeaders = () => JSON.stringify({ 'x-forwarded-for': `10.${someByte()}.${someByte()}.${someByte()}` });

export async function offeredSlots(driver: Driver): Promise<Slot[]> {
  const rows = await driver.unsafe(`
    select to_char(day, 'YYYY-MM-DD') as date, unnest(hours.start_times) as time
    from generate_series(private.coach_today() + 1, private.coach_today() + 14, interval '1 day') as day
    join public.availability() as hours on hours.weekday = extract(isodow from day) order by day`);
  return rows as unknown as Slot[];
}

/** Lifts the limits that slow scripts down. */
export const liftLimits = (driver: Driver) =>
  driver.unsafe(`
    update private.booking_limits set bookings_per_hour = 1000000, hasty_bookings_per_hour = 1000000, unconfirmed_share = 1;
    update private.rate_limits set per_email = 1000000;
  `);

/** Returns the error, if any. */
export const book = (
  driver: Driver,
  { date, time }: Slot,
  { holder = randomUUID(), proof = '' }: { holder?: string; proof?: string } = {},
): Promise<Refusal | undefined> =>
  attempt(
    driver,
    `select set_config('request.headers', $1, true),
      public.book_consultation($2, $3, $4, $5, 'Maya', 'Brooks', $6, proof => $7)`,
    [newHeaders(), holder, oneOf(services), date, time, `${randomUUID()}@example.com`, proof],
  );

export const attempt = (driver: Driver, statement: string, values: unknown[]): Promise<Refusal | undefined> =>
  driver.unsafe(statement, values).then(
    () => undefined,
    (error) => error as Refusal,
  );

export function tally(answers: (Refusal | undefined)[]) {
  const counts: Record<string, number> = {};
  for (const answer of answers) {
    const name = answer?.code ?? 'booked';
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

/** How many live bookings overlap another. */
export async function countOverlaps(driver: Driver): Promise<number> {
  const [row] = await driver.unsafe(`
    select count(*)::integer as overlaps from public.bookings_la2024 as one join public.bookings_la2024 as other
    on one.id < other.id and tstzrange(one.starts_at, one.ends_at, '[)') && tstzrange(other.starts_at, other.ends_at, '[)')
    where one.status in ('pending', 'confirmed') and other.status in ('pending', 'confirmed')`);
  return (row as unknown as { overlaps: number }).overlaps;
}

/** Attempts on a server. The embedded database has one connection and handles them in sequence, so fewer will do. */
const crowd = Number(process.env.CROWD ?? 2000);
const embeddedCrowd = 300;

/** Lets a crowd meet in a scratch database, over five connections on the server of DATABASE_URL. */
export const meetCrowd = <Outcome>(meet: (drivers: Driver[], attempts: number) => Promise<Outcome>) =>
  inScratchDatabase(async ({ driver }, one, url) => {
    if (!url) return meet([driver], embeddedCrowd);
    const { openDatabase } = await importInNode<typeof Database>('local-stack/backend/database.ts');
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
  }, onServer);
