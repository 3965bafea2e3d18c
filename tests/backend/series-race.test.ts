import type { Driver } from '../scratch-steps';
import {
  attempt,
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

jest.setTimeout(600_000);

const ownerId = crypto.randomUUID();
const asOwner = `set_config('request.jwt.claim.sub', '${ownerId}', true)`;
const someLive = `(select * from public.bookings_la2024 where status in ('pending', 'confirmed') order by random() limit 1)`;

/** Series by their id: the number of their dates, and whether the database accepted them. */
const series: Map<string, { dates: number; isBooked: boolean }> = new Map();

async function bookSeries(driver: Driver, slots: Slot[]) {
  const id = crypto.randomUUID();
  const dates = Array.from({ length: 2 + Math.floor(Math.random() * 4) }, () => oneOf(slots));
  const refusal = await attempt(
    driver,
    `select ${asOwner}, (select count(*) from public.book_series($1, 'keynote', $2, $3, 'Iris', 'Lane', 'iris@example.com',
      is_sure => true))`,
    [id, dates.map(({ date }) => date), dates.map(({ time }) => time)],
  );
  series.set(id, { dates: dates.length, isBooked: refusal === undefined });
  return refusal;
}

const move = (driver: Driver, { date, time }: Slot) =>
  attempt(
    driver,
    `select ${asOwner}, public.move_booking(one.id, one.sequence, $1, $2, true) from ${someLive} as one`,
    [date, time],
  );

const cancel = (driver: Driver) =>
  attempt(
    driver,
    `with owner as materialized (select ${asOwner})
    update public.bookings_la2024 as booking set status = 'cancelled' from owner, ${someLive} as one where booking.id = one.id`,
    [],
  );

/** A series, or one of its bookings with all later ones. */
const someSeries = `(select * from public.bookings_la2024 where status in ('pending', 'confirmed')
  and series_id = (select series_id from ${someLive} as one))`;

const moveSeries = (driver: Driver, days: number) =>
  attempt(
    driver,
    `with moved as materialized (
      select array_agg(id) as ids, array_agg(sequence) as sequences, array_agg(appointment_date + $1::integer) as days,
        array_agg(appointment_time) as times
      from ${someSeries} as one
    )
    select ${asOwner}, (select count(*) from public.move_series(ids, sequences, days, times, true)) from moved where ids is not null`,
    [days],
  );

const cancelSeries = (driver: Driver) =>
  attempt(
    driver,
    `select ${asOwner}, (select count(*) from public.cancel_series_from(one.id)) from ${someSeries} as one limit 1`,
    [],
  );

const moveByLink = (driver: Driver, { date, time }: Slot) =>
  attempt(
    driver,
    `select set_config('request.headers', $1, true), public.move_by_link(private.booking_link(one.id), $2, $3)
    from ${someLive} as one`,
    [newHeaders(), date, time],
  );

function act(driver: Driver, slots: Slot[], index: number) {
  if (index % 20 < 8) return book(driver, oneOf(slots));
  if (index % 20 < 11) return bookSeries(driver, slots);
  if (index % 20 < 14) return moveByLink(driver, oneOf(slots));
  if (index % 20 < 16) return move(driver, oneOf(slots));
  if (index % 20 < 18) return moveSeries(driver, oneOf([-2, -1, 1, 2, 3]));
  return index % 20 < 19 ? cancelSeries(driver) : cancel(driver);
}

/**
 * A series and a booking that overlap over midnight, at once: the outbox is locked until both wait. The series has stored its
 * first date by then, and wants the day of the booking next.
 */
async function meetAtMidnight([first, second, third, fourth]: Driver[]): Promise<(Refusal | undefined)[]> {
  if (!first || !second || !third || !fourth) return [];
  const untilWaiting = async (count: number) => {
    for (let waiting = 0; waiting < count;) {
      const [row] = await fourth.unsafe(
        'select count(distinct pid)::integer as waiting from pg_locks where not granted',
      );
      waiting = row?.waiting;
    }
  };
  const { series, booking } = await first.begin(async (transaction) => {
    await transaction.unsafe('lock table private.mail_outbox');
    const series = attempt(
      second,
      `select ${asOwner}, (select count(*) from public.book_series($1, 'keynote', array[current_date + 40, current_date + 41],
        '{11:45 PM,3:00 PM}', 'Iris', 'Lane', 'iris@example.com', is_sure => true))`,
      [crypto.randomUUID()],
    );
    await untilWaiting(1);
    const booking = attempt(
      third,
      `select ${asOwner}, public.book_for_client($1, 'keynote', current_date + 41, '12:00 AM', 'Ada', 'Lane', 'ada@example.com',
        is_sure => true)`,
      [crypto.randomUUID()],
    );
    await untilWaiting(2);
    // An array would be awaited before the lock is released.
    return { series, booking };
  });
  return Promise.all([series, booking]);
}

/** Series that lack some dates, or exist although they were rejected. */
async function countPartial(driver: Driver) {
  const rows = await driver.unsafe(
    'select series_id, count(*)::integer as dates from public.bookings_la2024 where series_id is not null group by series_id',
  );
  const stored = new Map(rows.map((row) => [row.series_id, row.dates]));
  return [...series].filter(([id, { dates, isBooked }]) => (stored.get(id) ?? 0) !== (isBooked ? dates : 0)).length;
}

// CROWD=10000 makes it larger.
test('OB3 visitors, moves and series at once cause no overlap, no partial series and no deadlock', () =>
  meetCrowd(async (drivers, attempts) => {
    const [first] = drivers as [Driver];
    await first.unsafe(`insert into auth.users (id, email, raw_app_meta_data)
    values ('${ownerId}', 'owner@example.com', '{"role": "super_admin"}')`);
    await liftLimits(first);
    const slots = await offeredSlots(first);
    const answers = await Promise.all(
      Array.from({ length: attempts }, (_, index) => act(drivers[index % drivers.length] ?? first, slots, index)),
    );
    expect(attempts).toBeGreaterThanOrEqual(process.env.DATABASE_URL ? 2000 : 300);
    const midnight = (await meetAtMidnight(drivers)).map((refusal) => refusal?.code ?? 'booked');
    if (process.env.DATABASE_URL) expect(midnight).toEqual(['booked', 'PT409']);
    expect(Object.keys(tally(answers)).toSorted()).toEqual(['PT409', 'booked']);
    expect([await countOverlaps(first), await countPartial(first)]).toEqual([0, 0]);
    expect([...series.values()].some(({ isBooked }) => isBooked)).toBe(true);
  }));
