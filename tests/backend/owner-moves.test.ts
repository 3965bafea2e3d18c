import { asOwner, historyOf, operator, owner } from './api';
import { mailState, sendMailsOf } from './mail-steps';
import { booked, move, moveArguments, moved, outsideHours, skipped, taken } from './owner-times';
import { clearCalendar, freeSlots, newBooking, setStatus, type Stored } from './slots';

beforeEach(clearCalendar);

test('OB2 a move keeps the status, frees the old time, and is mailed with the next sequence', async () => {
  const [slot, other] = await freeSlots();
  const booking = await booked(slot!);
  await sendMailsOf(booking.id);
  const { data, error } = await move(booking, other!);
  expect(error).toBeNull();
  expect(data).toMatchObject({ status: 'confirmed', sequence: 1, appointment_time: other!.time });
  expect(await freeSlots()).toContainEqual(slot);
  expect(await mailState(booking.id, 'moved')).toBe('waiting');
  expect(await historyOf({ row_id: booking.id })).toMatchObject([
    { action: 'added', reason: 'booked-for-client' },
    { action: 'changed', reason: 'moved' },
  ]);
});

test('OB2 an undone move sends no email', async () => {
  const [slot, other] = await freeSlots();
  const booking = await booked(slot!);
  await sendMailsOf(booking.id);
  await moved(await moved(booking, other!), slot!, true);
  for (const kind of ['moved', 'confirmed', 'reinstated']) expect(await mailState(booking.id, kind)).toBeNull();
});

test('OB2 a request that the owner moves stays a request', async () => {
  const [slot, other] = await freeSlots();
  const { id } = await newBooking(slot);
  expect((await move({ id, sequence: 0 }, other!)).data).toMatchObject({ status: 'pending' });
});

test('OB2 a move over another booking or to a skipped time is rejected, and an unusual time needs a confirmation', async () => {
  const [slot, other] = await freeSlots();
  const booking = await booked(slot!);
  await booked(other!);
  for (const isSure of [false, true]) expect((await move(booking, other!, isSure)).error).toMatchObject(taken);
  const early = { date: slot!.date, time: '6:00 AM' };
  expect((await move(booking, early)).error).toMatchObject(outsideHours);
  expect((await move(booking, skipped, true)).error).toMatchObject({ code: 'PT422', hint: 'appointment_time' });
  expect((await move(booking, early, true)).error).toBeNull();
});

test('OB2 a booking that changed meanwhile is not moved', async () => {
  const [slot, other] = await freeSlots();
  const booking = await booked(slot!);
  await moved(booking, { date: slot!.date, time: '12:00 PM' });
  expect((await move(booking, other!)).error).toMatchObject({ code: 'PT409', hint: 'booking-changed' });
  await setStatus(booking.id, 'cancelled');
  for (const seen of [
    { ...booking, sequence: 2 },
    { id: crypto.randomUUID(), sequence: 0 },
  ])
    expect((await move(seen, other!)).error).toMatchObject({ code: 'PT409', hint: 'booking-changed' });
});

test.each([
  ['a booking without emails is moved without one', false, undefined, 'skipped'],
  ['the owner can send one about a booking without emails', false, true, 'waiting'],
  ['the owner can leave out the email about one move', true, false, 'skipped'],
])('OB2 %s', async (_, booksWithEmail, sends_email, state) => {
  const slots = await freeSlots();
  const booking = await booked(slots[0]!, { sends_email: booksWithEmail });
  await sendMailsOf(booking.id);
  const given = { ...moveArguments(booking, slots.at(-1)!), sends_email };
  await asOwner('move_booking', given);
  expect(await mailState(booking.id, 'moved')).toBe(state);
  expect(await mailState(booking.id, 'reminder')).toBe(booksWithEmail ? 'waiting' : null);
});

test('OB2 canceling a booking without emails sends none', async () => {
  const booking = await booked((await freeSlots())[0]!, { sends_email: false });
  await setStatus(booking.id, 'cancelled');
  expect(await mailState(booking.id, 'cancelled')).toBe('skipped');
});

test('OB2 an unconfirmed request that the owner moves no longer lapses', async () => {
  const [slot, other] = await freeSlots();
  const { id } = await newBooking(slot);
  const lapseOf = async () =>
    (await operator().from('bookings_la2024').select('lapses_at').eq('id', id).single().throwOnError()).data.lapses_at;
  expect(await lapseOf()).not.toBeNull();
  await moved({ id, sequence: 0 }, other!);
  expect(await lapseOf()).toBeNull();
});

const video = { meeting_kind: 'video', meeting_place: 'https://video.example/iris' };

const relocate = ({ id, sequence }: Pick<Stored, 'id' | 'sequence'>, given: Record<string, unknown>) =>
  owner().rpc('change_meeting_place', { booking_id: id, seen_sequence: sequence, ...given });

test('MP1 a change of place is mailed with the next sequence, and an undone one is not', async () => {
  const booking = await booked((await freeSlots())[0]!);
  await sendMailsOf(booking.id);
  const { data } = await relocate(booking, video);
  expect(data).toMatchObject({ ...video, status: 'confirmed', sequence: 1 });
  expect(await mailState(booking.id, 'relocated')).toBe('waiting');
  const before = { meeting_kind: 'email', meeting_place: 'left over' };
  expect((await relocate(data as Stored, before)).data).toMatchObject({ meeting_kind: 'email', meeting_place: '' });
  expect(await mailState(booking.id, 'relocated')).toBeNull();
});

test('MP1 the owner can change a place without an email, but not without the place', async () => {
  const booking = await booked((await freeSlots())[0]!);
  const missing = { meeting_kind: 'address', meeting_place: ' ' };
  expect((await relocate(booking, missing)).error).toMatchObject({ code: 'PT422', hint: 'meeting_place' });
  expect((await relocate(booking, { ...video, sends_email: false })).error).toBeNull();
  expect(await mailState(booking.id, 'relocated')).toBe('skipped');
  expect((await relocate(booking, video)).error).toMatchObject({ code: 'PT409', hint: 'booking-changed' });
});
