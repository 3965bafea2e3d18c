import { actAs, addOwner, bookSoon, inScratchDatabase, type One } from '../scratch-steps';

const span = (hour: number) => [`2031-03-04T${hour}:00Z`, `2031-03-04T${hour + 1}:00Z`];
const reading = (spans: string[][]) => ({
  spans,
  event_count: spans.length,
  version: 'one',
  known_until: '2100-01-01',
});

const connect = (one: One, name: string, spans: string[][]) =>
  one<string>(`select public.connect_calendar($1, 'icalendar', 'calendar.example', 'sealed', ($2::text)::jsonb)`, [
    name,
    JSON.stringify(reading(spans)),
  ]);

const claim = (one: One, id: string) => one<string>('select claim from public.claim_calendars($1)', [id]);

/** Stores that the calendar is empty now. */
const finish = (one: One, id: string, its_claim: string) =>
  one('select public.finish_calendar($1, $2, ($3::text)::jsonb)', [id, its_claim, JSON.stringify(reading([]))]);

const isKnown = (one: One) => one('select known_until > now() from private.calendar_access');

test('CA2 reading a calendar keeps the busy times of the others', () =>
  inScratchDatabase(async ({ driver }, one) => {
    await connect(one, 'Family', [span(15)]);
    const work = await connect(one, 'Work', [span(17)]);
    await actAs(driver, await addOwner(driver));
    const busy = () =>
      one(`select array_agg(calendar_name order by starts_at) from public.busy_times('2031-03-01', '2031-03-08')`);
    expect(await busy()).toEqual(['Family', 'Work']);
    await finish(one, work, await claim(one, work));
    expect(await busy()).toEqual(['Family']);
  }));

test('CA2 an outdated reader’s failure is not counted and does not end the claim of a later one', () =>
  inScratchDatabase(async (_, one) => {
    const id = await connect(one, 'Family', []);
    const later = await claim(one, id);
    const fail = (its_claim: string) => one(`select public.fail_calendar($1, $2, 'It is down.')`, [id, its_claim]);
    expect(await fail(crypto.randomUUID())).toBe(false);
    expect(await one('select failures from public.calendars')).toBe(0);
    expect(await fail(later)).toBe(true);
    expect(await one('select failures from public.calendars')).toBe(1);
  }));

test('CA3 calendars are claimed one at a time, so a reading that does not end fails for its own calendar only', () =>
  inScratchDatabase(async ({ driver }, one) => {
    await connect(one, 'Family', []);
    await connect(one, 'Work', []);
    await driver.unsafe('update public.calendars set next_try_at = now()');
    const claims = () => one('select count(*)::integer from public.claim_calendars()');
    expect(await claims()).toBe(1);
    await driver.unsafe(
      `update private.calendar_access set claimed_until = now() - interval '1 second' where claim is not null`,
    );
    expect([await claims(), await claims()]).toEqual([1, 0]);
    expect(await one('select array_agg(failures order by failures) from public.calendars')).toEqual([0, 1]);
  }));

test('CA2 calendars are read again completely when the coach’s time zone changes', () =>
  inScratchDatabase(async ({ driver }, one) => {
    const id = await connect(one, 'Family', []);
    expect(await finish(one, id, await claim(one, id))).toBe(true);
    expect(await isKnown(one)).toBe(true);
    await driver.unsafe(`update public.booking_rules set home_zone = 'Asia/Tokyo'`);
    expect(await isKnown(one)).toBe(false);
    expect(await one('select next_try_at <= now() from public.calendars')).toBe(true);
  }));

test('CA2 a new calendar is read again completely, because the coach’s time zone may have changed meanwhile', () =>
  inScratchDatabase(async (_, one) => {
    await connect(one, 'Family', [span(15)]);
    expect(await isKnown(one)).toBe(false);
    expect(await one('select count(*)::integer from private.busy_times')).toBe(1);
  }));

test('CA2 what was read before the coach’s time zone changed is not stored afterward', () =>
  inScratchDatabase(async ({ driver }, one) => {
    const id = await connect(one, 'Family', [span(15)]);
    const earlier = await claim(one, id);
    await driver.unsafe(`update public.booking_rules set home_zone = 'Asia/Tokyo'`);
    expect(await finish(one, id, earlier)).toBe(false);
    expect(await isKnown(one)).toBe(false);
    expect(await one('select count(*)::integer from private.busy_times')).toBe(1);
  }));

test('CA2 an index finds the busy times of two weeks among 5,000', () =>
  inScratchDatabase(async ({ driver }, one) => {
    await connect(one, 'Family', []);
    await driver.unsafe(`insert into private.busy_times (calendar_id, span)
      select id, tstzrange(at, at + interval '20 minutes', '[)') from public.calendars,
        generate_series(now() - interval '1 year', now() + interval '2 years', interval '5 hours') as at`);
    await driver.unsafe('analyze private.busy_times');
    const plan = await driver.unsafe(`explain select 1 from private.busy_times as busy
      where busy.span && tstzrange(now() + interval '1 day', now() + interval '14 days', '[)')`);
    expect(JSON.stringify(plan)).toContain('busy_times_by_span');
  }));

test('CA4 a failed comparison is repeated later, even of a past booking, but settles no event that waits to be written', () =>
  inScratchDatabase(async ({ driver }, one) => {
    const id = await connect(one, 'Work', []);
    await driver.unsafe(`update public.calendars set kind = 'caldav', writes_bookings = true`);
    const booking = await bookSoon(driver);
    const its_claim = await claim(one, id);
    const work = async () => {
      const [{ is_due, has_failed }] = await one<[Record<string, boolean>]>('select public.bookings_to_write($1)', [
        id,
      ]);
      return { is_due, has_failed };
    };
    const fails = () =>
      one(`select public.keep_written_booking($1, $2, $3, '{"state": "failed", "reason": "It is busy."}')`, [
        ...[id, its_claim, booking],
      ]);
    const change = (values: string) => driver.unsafe(`update private.written_bookings set ${values}`);
    const isWritten = 'version = (select updated_at from public.bookings_la2024), failures = 0';
    const wait = () => change('next_try_at = now()');

    await work();
    await change(isWritten);
    await fails();
    expect(await work()).toEqual({ is_due: false, has_failed: false });
    await wait();
    expect(await work()).toEqual({ is_due: false, has_failed: true });

    await driver.unsafe(`update public.bookings_la2024 set owner_note = 'Changed'`);
    expect(await work()).toMatchObject({ is_due: true });
    await fails();
    expect(await work()).toEqual({ is_due: false, has_failed: false });

    await driver.unsafe(
      `update public.bookings_la2024 set starts_at = now() - interval '2 hours', ends_at = now() - interval '1 hour'`,
    );
    await change(`${isWritten}, next_try_at = now()`);
    expect(await one('select public.bookings_to_write($1)', [id])).toEqual([]);
    await fails();
    await wait();
    expect(await work()).toEqual({ is_due: false, has_failed: true });
  }));
