import { addDays } from 'domain/dates';
import { asOwner, historyOf, newEmail, operator, owner } from './api';
import { claimMailsOf, gaveUp, mailState, report, sendMailsOf } from './mail-steps';
import { booked, moved, seriesForm, skipped, taken, weekly } from './owner-times';
import { clearCalendar, setStatus, type Slot, type Stored } from './slots';
import { undeliveredMails } from './undelivered';

type Conflict = Slot & { hint: string; message: string; free: Slot[] };

const bookSeries = (form: ReturnType<typeof seriesForm>) => owner().rpc('book_series', form);

const bookedSeries = (slots: readonly Slot[], changes: Record<string, unknown> = {}): Promise<Stored[]> =>
  asOwner('book_series', seriesForm(slots, changes));

const storedOf = async (request_id: string) =>
  (await operator().from('bookings_la2024').select('*').eq('series_id', request_id).throwOnError()).data;

beforeEach(clearCalendar);

test('OB3 a series is confirmed, keeps the wall-clock time over clock changes, and says why in the history', async () => {
  // Clocks change in March and November, so dates over a year span both changes.
  const first = weekly(1)[0]!;
  const slots = Array.from({ length: 14 }, (_, index) => ({ ...first, date: addDays(first.date, index * 28) }));
  const bookings = await bookedSeries(slots);
  expect(bookings.map((one) => [one.appointment_date, one.appointment_time, one.status])).toEqual(
    slots.map(({ date, time }) => [date, time, 'confirmed']),
  );
  const utcHours = new Set(
    bookings.map((one) => new Date((one as Stored & { starts_at: string }).starts_at).getUTCHours()),
  );
  expect([...utcHours].toSorted((a, b) => a - b)).toEqual([14, 15]);
  expect(await historyOf({ row_id: bookings[13]!.id })).toMatchObject([{ action: 'added', reason: 'series-booked' }]);
});

test('OB3 all confirmations of a series are claimed together, and each booking keeps its own reminder', async () => {
  const bookings = await bookedSeries(weekly(4));
  const claims = await Promise.all(bookings.map(({ id }) => sendMailsOf(id)));
  const sizes = claims.map(({ length }) => length).filter(Boolean);
  expect(sizes).toEqual([4]);
  expect(new Set(claims.flat().map(({ batch }) => batch)).size).toBe(1);
  for (const { id } of bookings) expect(await mailState(id, 'reminder')).toBe('waiting');
});

test('MP1 OB3 all dates and their first email have the place that the owner chose', async () => {
  const place = { meeting_kind: 'address', meeting_place: '1 Main Street' };
  const form = seriesForm(weekly(3), place);
  const bookings = (await bookSeries(form)).data as Stored[];
  expect(bookings).toEqual(Array(3).fill(expect.objectContaining(place)));
  expect(await sendMailsOf(bookings[0]!.id)).toEqual(Array(3).fill(expect.objectContaining(place)));
  const other = { ...form, meeting_place: '2 Main Street' };
  expect((await bookSeries(other)).error).toMatchObject({ code: 'PT409', hint: 'request-used' });
});

test('OB3 every conflict is listed with the nearest free times, and nothing is booked', async () => {
  const slots = weekly(5);
  await booked(slots[1]!);
  await booked(slots[3]!);
  const form = seriesForm(slots.with(4, { ...slots[4]!, time: '6:00 AM' }));
  const { error } = await bookSeries(form);
  expect(error).toMatchObject({ code: 'PT409', hint: 'series-conflicts' });
  const conflicts = JSON.parse(error!.details) as Conflict[];
  expect(conflicts).toMatchObject([
    { ...slots[1]!, hint: 'slot-taken', message: taken.message },
    { ...slots[3]!, hint: 'slot-taken' },
    { date: slots[4]!.date, time: '6:00 AM', hint: 'unusual-time' },
  ]);
  expect(conflicts[0]!.free.map(({ time }) => time)).toEqual(expect.arrayContaining(['9:00 AM', '11:00 AM']));
  expect(await storedOf(form.request_id)).toEqual([]);

  // The suggestions are free: with them the same form succeeds.
  const mended = slots.map((slot, index) => conflicts.find(({ date }) => date === slots[index]!.date)?.free[0] ?? slot);
  expect(await bookedSeries(mended, { request_id: form.request_id })).toHaveLength(5);
});

test('OB3 one confirmation accepts unusual dates, but none accepts a taken one', async () => {
  const slots = weekly(3, '7:00 AM');
  expect(await bookedSeries(slots, { is_sure: true })).toHaveLength(3);
  const { error } = await bookSeries(seriesForm(slots, { is_sure: true }));
  expect((JSON.parse(error!.details) as Conflict[]).map(({ hint }) => hint)).toEqual(Array(3).fill('slot-taken'));
});

test('OB3 a time that the clocks skip is a conflict', async () => {
  const { error } = await bookSeries(seriesForm([weekly(1)[0]!, skipped], { is_sure: true }));
  expect(JSON.parse(error!.details)).toMatchObject([{ ...skipped, hint: 'appointment_time' }]);
});

test('OB3 dates that overlap each other are a conflict', async () => {
  const [slot] = weekly(1);
  const { error } = await bookSeries(seriesForm([slot!, { ...slot!, time: '10:30 AM' }]));
  expect(JSON.parse(error!.details)).toMatchObject([{ time: '10:30 AM', hint: 'slot-taken' }]);
});

test('OB3 a form sent twice books once, and is rejected with other dates', async () => {
  const form = seriesForm(weekly(3));
  const answers = await Promise.all([bookSeries(form), bookSeries(form)]);
  expect(answers.map(({ error }) => error)).toEqual([null, null]);
  expect(await storedOf(form.request_id)).toHaveLength(3);
  const other = { ...seriesForm(weekly(3, '10:00 AM', 140)), request_id: form.request_id };
  expect((await bookSeries(other)).error).toMatchObject({ code: 'PT409', hint: 'request-used' });
});

test.each([
  { last_name: 'Solberg-Berg' },
  { phone: '+1 212 555 0148' },
  { owner_note: 'A friend of Sam.' },
  { appointment_dates: 2 },
])('OB3 the same form with other details %j is rejected, with where to change them', async (other) => {
  const form = seriesForm(weekly(3));
  const bookings = (await bookSeries(form)).data as Stored[];
  const { appointment_dates: dates, appointment_times: times } = form;
  const fewer = { appointment_dates: dates.slice(0, 2), appointment_times: times.slice(0, 2) };
  const { error } = await bookSeries({ ...form, ...('appointment_dates' in other ? fewer : other) });
  expect(error).toMatchObject({
    code: 'PT409',
    message: 'This series was already booked, without the latest changes. Please make them in its bookings.',
  });
  expect(await storedOf(form.request_id)).toEqual(expect.arrayContaining(bookings));
});

test.each([
  ['one date', weekly(1)],
  ['21 dates', weekly(21)],
])('OB3 a series cannot have %s', async (_, slots) => {
  expect((await bookSeries(seriesForm(slots))).error).toMatchObject({ code: 'PT422', hint: 'appointment_dates' });
});

test('OB3 canceling one booking leaves the others', async () => {
  const [, second, third] = await bookedSeries(weekly(3));
  await setStatus(second!.id, 'cancelled');
  const { data } = await operator()
    .from('bookings_la2024')
    .select('status')
    .eq('id', third!.id)
    .single()
    .throwOnError();
  expect(data).toEqual({ status: 'confirmed' });
});

test('OB3 "this and all later ones" is one act with one email and one reason', async () => {
  const bookings = await bookedSeries(weekly(4), { email: newEmail('iris') });
  await sendMailsOf(bookings[0]!.id);
  const later = bookings.slice(1);
  const given = { booking_id: later[0]!.id, cancel_reason: 'I am moving.' };
  const cancelled = await asOwner<Stored[]>('cancel_series_from', given);
  const ids = cancelled.map(({ id }) => id);
  expect(ids.toSorted()).toEqual(later.map(({ id }) => id).toSorted());
  expect(cancelled).toEqual(
    later.map(() => expect.objectContaining({ status: 'cancelled', cancel_reason: 'I am moving.' })),
  );
  const history = owner().from('change_history').select('row_id').eq('reason', 'series-cancelled');
  expect((await history.in('row_id', ids).throwOnError()).data).toHaveLength(3);
  for (const { id } of later) expect(await mailState(id, 'cancelled')).toBe('waiting');
  expect(await mailState(bookings[0]!.id, 'cancelled')).toBeNull();
});

test('OB3 "this and all later ones" cancels nothing if the booking was moved since the owner saw it', async () => {
  const bookings = await bookedSeries(weekly(3));
  const last = bookings[2]!;
  // All others are later now.
  await moved(last, weekly(1, '10:00 AM', 60)[0]!);
  const given = { booking_id: last.id, seen_start: last.starts_at };
  const { error } = await owner().rpc('cancel_series_from', given);
  expect(error).toMatchObject({ code: 'PT409', hint: 'booking-changed' });
  const ids = bookings.map(({ id }) => id);
  const confirmed = owner().from('bookings_la2024').select('id').eq('status', 'confirmed').in('id', ids);
  expect((await confirmed.throwOnError()).data).toHaveLength(3);
});

test('OB3 a booking whose cancellation is undone, or that moves, leaves the batch of its series', async () => {
  const [first, second] = await bookedSeries(weekly(3));
  await sendMailsOf(first!.id);
  await asOwner('cancel_series_from', { booking_id: first!.id });
  await setStatus(second!.id, 'confirmed');
  expect(await mailState(second!.id, 'cancelled')).toBeNull();
  expect(await mailState(first!.id, 'cancelled')).toBe('waiting');
  await moved({ id: second!.id, sequence: 2 }, weekly(1, '10:00 AM', 200)[0]!);
  expect(await mailState(second!.id, 'moved')).toBe('waiting');
});

test('OB3 resending one failed email of a batch resends the whole batch, which is listed once', async () => {
  const bookings = await bookedSeries(weekly(3));
  const mails = await claimMailsOf(bookings[0]!.id);
  for (const mail of mails) await report('fail', mail, gaveUp);
  const listed = (await undeliveredMails({ at_most: 100 })).filter(({ mail_id }) =>
    mails.some((one) => one.mail_id === mail_id),
  );
  expect(listed).toHaveLength(1);
  await asOwner('retry_mails', { mail_ids: [listed[0]!.mail_id] });
  for (const { id } of bookings) expect(await mailState(id, 'confirmation')).toBe('waiting');
});
