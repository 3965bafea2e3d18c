import { operator } from './api';
import { booked, mailState, move, moved, outsideHours, ownersClient, taken } from './owner-times';
import type { Stored } from './owner-times';
import { book, bookingForm, clearCalendar, freeSlots } from './slots';

beforeEach(clearCalendar);

/** Marks the booking's due mails as sent. */
async function sendMails(for_booking: string) {
  const { data } = await operator().rpc('claim_mail', { for_booking }).throwOnError();
  const mails = data as { mail_id: string; claim: string }[];
  for (const { mail_id, claim: mail_claim } of mails)
    await operator().rpc('finish_mail', { mail_id, mail_claim }).throwOnError();
}

test('OB2 a move keeps the status, frees the old time, and is mailed with the next sequence', async () => {
  const [slot, other] = await freeSlots();
  const booking = await booked(slot!);
  await sendMails(booking.id);
  const { data, error } = await move(booking, other!);
  expect(error).toBeNull();
  expect(data).toMatchObject({ status: 'confirmed', sequence: 1, appointment_time: other!.time });
  expect(await freeSlots()).toContainEqual(slot);
  expect(await mailState(booking.id, 'moved')).toBe('waiting');
  const { data: history } = await (
    await ownersClient()
  )
    .from('change_history')
    .select('action, reason')
    .eq('row_id', booking.id)
    .order('id')
    .throwOnError();
  expect(history).toEqual([
    { action: 'added', reason: 'booked-for-client' },
    { action: 'changed', reason: 'moved' },
  ]);
});

test('OB2 an undone move sends no mail', async () => {
  const [slot, other] = await freeSlots();
  const booking = await booked(slot!, { sends_email: false });
  await moved(await moved(booking, other!), slot!, true);
  for (const kind of ['moved', 'confirmed', 'reinstated']) expect(await mailState(booking.id, kind)).toBeNull();
});

test('OB2 a request that the owner moves stays a request', async () => {
  const [slot, other] = await freeSlots();
  const { data } = await book(bookingForm(slot!)).throwOnError();
  expect((await move({ id: (data as Stored).id, sequence: 0 }, other!)).data).toMatchObject({ status: 'pending' });
});

test('OB2 a move over another booking is rejected, and an unusual time needs a confirmation', async () => {
  const [slot, other] = await freeSlots();
  const booking = await booked(slot!);
  await booked(other!);
  for (const isSure of [false, true]) expect((await move(booking, other!, isSure)).error).toMatchObject(taken);
  const early = { date: slot!.date, time: '6:00 AM' };
  expect((await move(booking, early)).error).toMatchObject(outsideHours);
  expect((await move(booking, early, true)).error).toBeNull();
});

test('OB2 a booking that changed meanwhile is not moved', async () => {
  const [slot, other] = await freeSlots();
  const booking = await booked(slot!);
  await moved(booking, { date: slot!.date, time: '12:00 PM' });
  expect((await move(booking, other!)).error).toMatchObject({ code: 'PT409', hint: 'booking-changed' });
  await (
    await ownersClient()
  )
    .from('bookings_la2024')
    .update({ status: 'cancelled' })
    .eq('id', booking.id)
    .throwOnError();
  for (const seen of [
    { ...booking, sequence: 2 },
    { id: crypto.randomUUID(), sequence: 0 },
  ])
    expect((await move(seen, other!)).error).toMatchObject({ code: 'PT409', hint: 'booking-changed' });
});
