import { asOperator, asOwner, owner } from './api';
import { connectCalendar } from './calendar-steps';
import { booked, moved } from './owner-times';
import { bookableDates, newBooking, setStatus, type Stored } from './slots';

type Work = {
  booking_id: string;
  version: string;
  event: { starts_at: string; client: string; status: string } | null;
  spans: [string, string][];
  found: [string, string] | null;
  is_due: boolean;
  is_known: boolean;
  is_different: boolean;
};

const day = () => bookableDates()[5]!;
const later: [string, string] = ['2100-03-04T15:00:00Z', '2100-03-04T16:00:00Z'];
let calendar: string;

const disconnectAll = () => owner().from('calendars').delete().neq('name', '').throwOnError();
beforeEach(async () => {
  await disconnectAll();
  // Also those that other tests completed.
  await owner().from('bookings_la2024').delete().gt('ends_at', new Date().toISOString()).throwOnError();
  calendar = await connectCalendar('Work', [], 'caldav');
  await asOwner('start_writing_bookings', { of_calendar: calendar });
});
afterAll(disconnectAll);

const confirmed = () =>
  booked({ date: day(), time: '10:00 AM' }, { service_type: 'keynote', first_name: 'Ada', last_name: 'Quill' });
const move = (booking: Stored, time: string) => moved(booking, { date: day(), time }, true);
const toWrite = () => asOperator<Work[]>('bookings_to_write', { of_calendar: calendar });
const onlyOne = async () => {
  const [only, ...others] = await toWrite();
  expect(others).toEqual([]);
  return only!;
};
/** Claims the calendar as the function does, and gives it back. */
const keep = async (of_booking: string, outcome: Record<string, unknown>) => {
  const [claimed] = await asOperator<{ claim: string }[]>('claim_calendars', { only_one: calendar });
  const claim = { of_calendar: calendar, its_claim: claimed!.claim };
  const isKept = await asOperator<boolean>('keep_written_booking', { ...claim, of_booking, outcome });
  await asOperator('finish_calendar', { ...claim, reading: { version: 'one' } });
  return isKept;
};
const wrote = ({ booking_id, version, spans }: Work) =>
  keep(booking_id, { state: 'written', version, span: spans.at(-1) });
const isClaimedForWriting = async () => {
  const [claimed] = await asOperator<{ calendar_id: string; claim: string }[]>('claim_calendars');
  if (claimed)
    await asOperator('finish_calendar', {
      of_calendar: calendar,
      its_claim: claimed.claim,
      reading: { version: 'one' },
    });
  return claimed?.calendar_id === calendar;
};
const differences = () => asOwner<{ booking_id: string; found_starts_at: string | null }[]>('calendar_differences');

test('CA4 a booking is due once and after each move, and its event is removed with it', async () => {
  expect(await isClaimedForWriting()).toBe(false);
  const booking = await confirmed();
  expect(await isClaimedForWriting()).toBe(true);
  const first = await onlyOne();
  expect(first).toMatchObject({
    booking_id: booking.id,
    is_due: true,
    is_known: false,
    event: { client: 'Ada Quill' },
  });
  // Only the run that has claimed the calendar stores the result.
  const foreign = { of_calendar: calendar, its_claim: crypto.randomUUID(), of_booking: booking.id };
  expect(await asOperator('keep_written_booking', { ...foreign, outcome: { state: 'removed' } })).toBe(false);
  // A run that was killed after writing leaves the same work.
  expect(await onlyOne()).toEqual(first);
  await wrote(first);
  expect(await onlyOne()).toMatchObject({ is_due: false, is_known: true });
  expect(await isClaimedForWriting()).toBe(false);

  await move(booking, '2:00 PM');
  const moved = await onlyOne();
  expect(moved).toMatchObject({ is_due: true, is_known: true });
  expect(moved.spans).toHaveLength(2);
  await wrote(moved);
  expect((await onlyOne()).spans).toHaveLength(1);

  await owner().from('bookings_la2024').delete().eq('id', booking.id).throwOnError();
  expect(await onlyOne()).toMatchObject({ booking_id: booking.id, is_due: true, event: null });
  await keep(booking.id, { state: 'removed' });
  expect(await toWrite()).toEqual([]);
});

test('CA4 a request is written as pending, and a canceled booking is not written', async () => {
  const { id } = await newBooking({ date: day(), time: '11:00 AM' });
  expect((await onlyOne()).event).toMatchObject({ status: 'pending' });
  await setStatus(id, 'cancelled');
  expect((await onlyOne()).event).toBeNull();
});

test('CA4 a difference waits for the owner: her calendar counts, or the booking', async () => {
  const booking = await confirmed();
  await wrote(await onlyOne());
  await keep(booking.id, { state: 'differs', found: later });
  const instant = (time: string | null | undefined) => Date.parse(time ?? '');
  const [shown] = await differences();
  expect([shown?.booking_id, instant(shown?.found_starts_at)]).toEqual([booking.id, instant(later[0])]);
  // The visitor moves it, too: the owner's change is not overwritten.
  const moved = await move(booking, '2:00 PM');
  expect(await onlyOne()).toMatchObject({ is_due: false, is_different: true });
  await asOwner('write_booking_again', { of_booking: booking.id, of_calendar: calendar });
  expect(await differences()).toEqual([]);
  const again = await onlyOne();
  expect(again).toMatchObject({ is_due: true, is_known: false });
  expect(again.spans.map(([start]) => instant(start))).toContain(instant(later[0]));

  await wrote(again);
  await keep(booking.id, { state: 'differs', found: [booking.starts_at, booking.ends_at] });
  await move(moved, '10:00 AM');
  expect(await differences()).toEqual([]);
  expect(await onlyOne()).toMatchObject({ is_due: true, is_different: false });
});

test('CA4 a booking that cannot be written is tried again later, with its reason', async () => {
  const booking = await confirmed();
  await onlyOne();
  await keep(booking.id, { state: 'failed', reason: 'The calendar is full.' });
  expect(await onlyOne()).toMatchObject({ is_due: false, has_failed: false });
  expect(await differences()).toMatchObject([{ booking_id: booking.id, last_error: 'The calendar is full.' }]);
});

test.each([
  ['removes', true, [{ is_due: true, event: null }]],
  ['leaves', false, []],
])('CA4 turning it off %s the events', async (_, removes_events, left) => {
  await confirmed();
  await wrote(await onlyOne());
  await asOwner('stop_writing_bookings', { of_calendar: calendar, removes_events });
  expect(await toWrite()).toMatchObject(left);
});

test('CA4 bookings are written to one calendar, which belongs to an account', async () => {
  const start = async (of_calendar: string) =>
    (await owner().rpc('start_writing_bookings', { of_calendar })).error?.message;
  expect(await start(await connectCalendar('Other', [], 'caldav'))).toMatch(/written to another calendar/);
  await asOwner('stop_writing_bookings', { of_calendar: calendar, removes_events: true });
  expect(await start(await connectCalendar('Family'))).toMatch(/connected by an account/);
});
