import { addDays } from 'domain/dates';
import { asOwner, historyOf, newEmail, operator, owner } from './api';
import { mailState, sendMailsOf } from './mail-steps';
import { booked, moved, seriesForm, skipped, taken, weekly } from './owner-times';
import { clearCalendar, setStatus, type Slot, type Stored } from './slots';

type Times = Pick<Stored, 'id' | 'sequence'> & Slot;

async function bookedSeries(slots: readonly Slot[], changes: Record<string, unknown> = {}): Promise<Stored[]> {
  const series = await asOwner<Stored[]>('book_series', seriesForm(slots, changes));
  await sendMailsOf(series[0]!.id);
  return series;
}

const to = (bookings: readonly Stored[], slots: readonly Slot[]): Times[] =>
  bookings.map(({ id, sequence }, index) => ({ id, sequence, ...slots[index]! }));

const moveArguments = (times: readonly Times[], more: Record<string, unknown> = {}) => ({
  booking_ids: times.map(({ id }) => id),
  seen_sequences: times.map(({ sequence }) => sequence),
  appointment_dates: times.map(({ date }) => date),
  appointment_times: times.map(({ time }) => time),
  ...more,
});

const moveSeries = (times: readonly Times[], more: Record<string, unknown> = {}) =>
  owner().rpc('move_series', moveArguments(times, more));

const movedSeries = (times: readonly Times[], more: Record<string, unknown> = {}) =>
  asOwner<Stored[]>('move_series', moveArguments(times, more));

async function slotsOf(bookings: readonly Stored[]): Promise<Slot[]> {
  const ids = bookings.map(({ id }) => id);
  const rows = operator().from('bookings_la2024').select('date:appointment_date,time:appointment_time').in('id', ids);
  return (await rows.order('starts_at').throwOnError()).data as Slot[];
}

const conflictsOf = (error: { details: string } | null) => JSON.parse(error!.details) as Record<string, unknown>[];

beforeEach(clearCalendar);

test('OB2 OB3 later bookings of a series move together, keep their status, and say why in the history', async () => {
  const series = await bookedSeries(weekly(4));
  const [first, ...later] = series;
  const slots = weekly(4, '2:00 PM').slice(1);
  const answer = await movedSeries(to(later, slots));
  expect(answer.map((one) => [one.appointment_date, one.appointment_time, one.status, one.sequence])).toEqual(
    slots.map(({ date, time }) => [date, time, 'confirmed', 1]),
  );
  expect(await slotsOf([first!])).toEqual([weekly(1)[0]]);
  expect((await historyOf({ row_id: later[2]!.id })).at(-1)).toMatchObject({ action: 'changed', reason: 'moved' });
});

test('OB2 OB3 an email is owed about each move, and each booking keeps its own reminder', async () => {
  const series = await bookedSeries(weekly(3));
  await movedSeries(to(series, weekly(3, '2:00 PM')));
  for (const kind of ['moved', 'reminder'])
    for (const { id } of series) expect(await mailState(id, kind)).toBe('waiting');
});

test('OB2 OB3 a move that is undone at once sends no email', async () => {
  const series = await bookedSeries(weekly(3));
  const answer = await movedSeries(to(series, weekly(3, '2:00 PM')));
  await movedSeries(to(answer, weekly(3)), { is_sure: true });
  expect(await slotsOf(series)).toEqual(weekly(3));
  for (const { id } of series) expect(await mailState(id, 'moved')).toBeNull();
});

test.each([
  ['later', 7],
  ['earlier', -7],
])('OB2 OB3 a series moves one week %s, onto its own old times', async (_, days) => {
  const series = await bookedSeries(weekly(4));
  const slots = weekly(4).map(({ date, time }) => ({ date: addDays(date, days), time }));
  await movedSeries(to(series, slots));
  expect(await slotsOf(series)).toEqual(slots);
});

test('OB2 OB3 every conflict is named, and nothing moves', async () => {
  const series = await bookedSeries(weekly(4));
  const slots = weekly(4, '2:00 PM').with(3, { ...weekly(4)[3]!, time: '6:00 AM' });
  await booked(slots[1]!);
  const { error } = await moveSeries(to(series, slots.with(2, skipped)));
  expect(error).toMatchObject({ code: 'PT409', hint: 'series-conflicts' });
  expect(conflictsOf(error)).toMatchObject([
    { ...slots[1]!, hint: 'slot-taken', message: taken.message, free: [] },
    { ...slots[3]!, hint: 'unusual-time' },
    { ...skipped, hint: 'appointment_time' },
  ]);
  expect(await slotsOf(series)).toEqual(weekly(4));
  for (const { id } of series) expect(await mailState(id, 'moved')).toBeNull();
});

test('OB2 OB3 one confirmation accepts unusual times, but none accepts a taken one', async () => {
  const series = await bookedSeries(weekly(3));
  const early = weekly(3, '6:00 AM');
  expect(conflictsOf((await moveSeries(to(series, early))).error)).toHaveLength(3);
  await movedSeries(to(series, early), { is_sure: true });
  expect(await slotsOf(series)).toEqual(early);
  const other = await booked(weekly(3, '2:00 PM')[2]!);
  const again = series.map((one) => ({ ...one, sequence: 1 }));
  const { error } = await moveSeries(to(again, weekly(3, '2:00 PM')), { is_sure: true });
  expect(conflictsOf(error)).toMatchObject([{ hint: 'slot-taken', date: other.appointment_date }]);
});

test('OB2 OB3 times that overlap each other are rejected', async () => {
  const series = await bookedSeries(weekly(2));
  const [slot] = weekly(1, '2:00 PM');
  const { error } = await moveSeries(to(series, [slot!, { ...slot!, time: '2:30 PM' }]), { is_sure: true });
  expect(error).toMatchObject(taken);
  expect(await slotsOf(series)).toEqual(weekly(2));
});

test('OB2 OB3 if one booking was changed in the meantime, none moves', async () => {
  const series = await bookedSeries(weekly(3));
  await moved(series[2]!, { ...weekly(3)[2]!, time: '12:00 PM' });
  const { error } = await moveSeries(to(series, weekly(3, '2:00 PM')));
  expect(error).toMatchObject({ code: 'PT409', hint: 'booking-changed' });
  await setStatus(series[1]!.id, 'cancelled');
  expect((await moveSeries(to(series.slice(0, 2), weekly(2, '2:00 PM')))).error).toMatchObject({
    hint: 'booking-changed',
  });
  expect((await slotsOf(series))[0]).toEqual(weekly(1)[0]);
});

test('OB2 OB3 only bookings of one series move together', async () => {
  const [one] = await bookedSeries(weekly(2));
  const [other] = await bookedSeries(weekly(2, '2:00 PM'), { email: newEmail('other') });
  const single = await booked(weekly(1, '4:00 PM')[0]!);
  const slots = weekly(2, '11:00 AM', 140);
  for (const bookings of [[one!, other!], [single], [one!, single]])
    expect((await moveSeries(to(bookings, slots))).error).toMatchObject({ code: 'PT422', hint: 'booking_ids' });
});

test('OB2 OB3 the numbers of bookings and times have to agree, up to 20', async () => {
  const series = await bookedSeries(weekly(2));
  const times = to(series, weekly(2, '2:00 PM'));
  const wrong = [
    moveArguments([]),
    moveArguments([times[0]!, times[0]!]),
    { ...moveArguments(times), seen_sequences: [0] },
    { ...moveArguments(times), appointment_dates: [times[0]!.date] },
    { ...moveArguments(times), appointment_times: null },
    moveArguments(Array.from({ length: 21 }, () => ({ ...times[0]!, id: crypto.randomUUID() }))),
  ];
  for (const given of wrong)
    expect((await owner().rpc('move_series', given)).error).toMatchObject({ code: 'PT422', hint: 'booking_ids' });
});

test('OB2 OB3 the owner can leave out the email', async () => {
  const series = await bookedSeries(weekly(2));
  await movedSeries(to(series, weekly(2, '2:00 PM')), { sends_email: false });
  for (const { id } of series) expect(await mailState(id, 'moved')).toBe('skipped');
});

test('OB2 OB3 a request of a series stays a request', async () => {
  const series = await bookedSeries(weekly(3));
  await setStatus(series[1]!.id, 'pending');
  const seen = series.map((one, index) => ({ ...one, sequence: index === 1 ? 1 : 0 }));
  const answer = await movedSeries(to(seen, weekly(3, '2:00 PM')));
  expect(answer.map(({ status }) => status)).toEqual(['confirmed', 'pending', 'confirmed']);
});
