import { historyOf, newEmail, owner, visitor } from './api';
import { claimMailsOf, mailState } from './mail-steps';
import { bookAsOwner, booked, clientForm, outsideHours, skipped, taken, unusual } from './owner-times';
import { clearCalendar, coachDay, freeSlot, freeSlots, isWeekday, newBooking, type Slot, type Stored } from './slots';

beforeEach(clearCalendar);

test('OB1 a booking for a client is confirmed and mailed, with a reminder and no alert to the owner', async () => {
  const slot = (await freeSlots()).at(-1)!;
  const booking = await booked(slot, { phone: ' +1 212 555 0199 ', owner_note: 'Called me.' });
  expect(booking).toMatchObject({ status: 'confirmed', phone: '+1 212 555 0199', owner_note: 'Called me.' });
  expect(await mailState(booking.id, 'confirmation')).toBe('waiting');
  expect(await mailState(booking.id, 'reminder')).toBe('waiting');
  expect(await mailState(booking.id, 'owner-notice')).toBeNull();
  expect(await historyOf({ row_id: booking.id })).toMatchObject([
    { action: 'added', reason: 'booked-for-client', subject: 'Iris Lane' },
  ]);
});

test('OB1 without an email the client gets neither a confirmation nor a reminder', async () => {
  const booking = await booked((await freeSlots()).at(-1)!, { sends_email: false });
  expect(await mailState(booking.id, 'confirmation')).toBe('skipped');
  expect(await mailState(booking.id, 'reminder')).toBeNull();
});

test('OB1 the client keeps the zone and language of their last booking', async () => {
  const [slot, other, third] = await freeSlots();
  const email = newEmail('iris');
  await newBooking(slot, { email, visitor_time_zone: 'Europe/Berlin', language: 'de' });
  expect(await booked(other!, { email: email.toUpperCase() })).toMatchObject({
    visitor_time_zone: 'Europe/Berlin',
    language: 'de',
  });
  expect(await booked(third!)).toMatchObject({ visitor_time_zone: '', language: 'en' });
});

test('OB1 a form sent twice books once', async () => {
  const slot = await freeSlot();
  const request = clientForm(slot);
  const [first, second] = await Promise.all([bookAsOwner(request), bookAsOwner(request)]);
  expect([first.error, second.error]).toEqual([null, null]);
  expect((second.data as Stored).id).toBe((first.data as Stored).id);
});

test.each([{ owner_note: 'A friend of Sam.' }, { last_name: 'Solberg-Berg' }])(
  'OB1 the same form with other words %j is rejected, with where to change them',
  async (other) => {
    const form = clientForm(await freeSlot());
    await bookAsOwner(form).throwOnError();
    const { error } = await bookAsOwner({ ...form, ...other });
    expect(error).toMatchObject({
      code: 'PT409',
      message: expect.stringContaining('Please make them in its details.'),
    });
  },
);

test('MP1 OB1 the first email has the place that the owner chose, and the same form with another one is rejected', async () => {
  const place = { meeting_kind: 'video', meeting_place: 'https://video.example/iris' };
  const form = clientForm(await freeSlot(), { ...place, meeting_place: ` ${place.meeting_place} ` });
  const { id } = (await bookAsOwner(form)).data as Stored;
  expect(await claimMailsOf(id)).toMatchObject([{ kind: 'confirmation', sequence: 0, ...place }]);
  expect((await bookAsOwner(form)).data).toMatchObject({ id, ...place });
  const other = { ...form, meeting_kind: 'email' };
  expect((await bookAsOwner(other)).error).toMatchObject({ code: 'PT409', hint: 'request-used' });
});

test('OB1 no confirmation allows a booking over a live one', async () => {
  const slot = await freeSlot();
  await newBooking(slot);
  for (const is_sure of [false, true])
    expect((await bookAsOwner(clientForm(slot, { is_sure }))).error).toMatchObject(taken);
});

const nextWeekend = () => Array.from({ length: 7 }, (_, index) => coachDay(index + 1)).find((day) => !isWeekday(day))!;

test.each<[string, () => Promise<Slot>, ReturnType<typeof unusual>]>([
  ['on a day without hours', async () => ({ date: nextWeekend(), time: '10:00 AM' }), outsideHours],
  ['before the first hour', async () => ({ ...(await freeSlot()), time: '8:55 AM' }), outsideHours],
  ['after the last hour', async () => ({ ...(await freeSlot()), time: '4:35 PM' }), outsideHours],
  ['in the past', async () => ({ date: coachDay(-3), time: '10:00 AM' }), unusual('This time is in the past.')],
])('OB1 a time %s needs one confirmation', async (_, slotOf, refusal) => {
  const slot = await slotOf();
  const request = clientForm(slot);
  expect((await bookAsOwner(request)).error).toMatchObject(refusal);
  const { data, error } = await bookAsOwner({ ...request, is_sure: true } as typeof request);
  expect(error).toBeNull();
  expect(data).toMatchObject({ appointment_date: slot.date, appointment_time: slot.time });
});

test('OB1 within her hours the owner books any minute, sooner and later than visitors can', async () => {
  const weekday = (from: number) =>
    Array.from({ length: 7 }, (_, index) => coachDay(from + index)).find((day) => isWeekday(day))!;
  for (const slot of [
    { date: weekday(40), time: '12:05 PM' },
    { date: weekday(1), time: '9:10 AM' },
  ])
    expect((await bookAsOwner(clientForm(slot))).error).toBeNull();
});

test('OB1 a blocked time and a time that a visitor is booking need one confirmation', async () => {
  const [slot, held] = await freeSlots();
  const day = { starts_at: `${slot!.date}T05:00Z`, ends_at: `${slot!.date}T23:00Z` };
  const { data } = await owner().from('blocked_times').insert(day).select('id').single().throwOnError();
  expect((await bookAsOwner(clientForm(slot!))).error).toMatchObject(unusual('You’ve blocked this time.'));
  expect((await bookAsOwner(clientForm(slot!, { is_sure: true }))).error).toBeNull();
  await owner().from('blocked_times').delete().eq('id', data!.id).throwOnError();

  const later = held!.date === slot!.date ? (await freeSlots()).at(-1)! : held!;
  const holder = crypto.randomUUID();
  const hold = { holder, service_type: 'keynote', appointment_date: later.date, appointment_time: later.time };
  await visitor().rpc('hold_slot', hold).throwOnError();
  const refusal = unusual('A visitor is filling in the booking form for this time.');
  expect((await bookAsOwner(clientForm(later))).error).toMatchObject(refusal);
  expect((await bookAsOwner(clientForm(later, { is_sure: true }))).error).toBeNull();
  await visitor().rpc('release_slot', { holder }).throwOnError();
});

test.each([
  ['no service', { service_type: 'massage' }, 'service_type'],
  ['no date', { appointment_date: null }, 'appointment_date'],
  ['no time', { appointment_time: '25:00' }, 'appointment_time'],
  [
    'a time that the clocks skip',
    { appointment_date: skipped.date, appointment_time: skipped.time },
    'appointment_time',
  ],
  ['no first name', { first_name: ' ' }, 'first_name'],
  ['no email address', { email: 'iris' }, 'email'],
  ['a long note', { owner_note: 'x'.repeat(2001) }, 'owner_note'],
  ['an unknown kind of place', { meeting_kind: 'moon', meeting_place: 'Crater 1' }, 'meeting_kind'],
  ['an address left out', { meeting_kind: 'address' }, 'meeting_place'],
])('OB1 a booking with %s is rejected at its field', async (_, changes, hint) => {
  const { error } = await bookAsOwner(
    clientForm({ date: '2031-03-04', time: '9:00 AM' }, { ...changes, is_sure: true }),
  );
  expect(error).toMatchObject({ code: 'PT422', hint });
});

test('PO2 a past booking can be a no-show, without an email, and a future one cannot', async () => {
  const past = await booked({ date: coachDay(-7), time: '9:00 AM' }, { is_sure: true });
  const future = await booked(await freeSlot());
  const setNoShow = (id: string) =>
    owner().from('bookings_la2024').update({ status: 'no-show' }).eq('id', id).select('sequence');
  expect(await setNoShow(past.id)).toMatchObject({ error: null, data: [{ sequence: 0 }] });
  for (const kind of ['cancelled', 'moved', 'reinstated']) expect(await mailState(past.id, kind)).toBeNull();
  expect((await setNoShow(future.id)).error).toMatchObject({ code: 'PT422', hint: 'status' });
});
