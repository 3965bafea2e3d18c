import { operator, owner } from './api';
import { book, bookingForm, clearCalendar, freeSlot } from './slots';

beforeEach(clearCalendar);

test('decision 8 of two hundred concurrent bookings of one time, one succeeds and the others are rejected with a reason', async () => {
  const slot = await freeSlot();
  const answers = await Promise.all(Array.from({ length: 200 }, () => book(bookingForm(slot))));
  expect(answers.filter(({ error }) => error === null)).toHaveLength(1);
  const losers = answers.flatMap(({ error }) => error ?? []);
  expect(losers).toMatchObject(
    Array(199).fill({
      code: 'PT409',
      hint: 'slot-taken',
      message: 'This time has just been taken. Please choose another one.',
    }),
  );
  const live = await operator()
    .from('bookings_la2024')
    .select('id')
    .in('status', ['pending', 'confirmed'])
    .throwOnError();
  expect(live.data).toHaveLength(1);
});

test('K1 the owner cannot confirm a canceled booking whose time is taken', async () => {
  const slot = await freeSlot();
  const setStatus = (id: string, status: string) =>
    owner().from('bookings_la2024').update({ status }).eq('id', id).select();

  const first = (await book(bookingForm(slot))).data;
  await setStatus(first.id, 'cancelled');
  const second = (await book(bookingForm(slot))).data;
  for (const status of ['confirmed', 'pending']) {
    expect((await setStatus(first.id, status)).error).toMatchObject({
      code: 'PT409',
      hint: 'slot-taken',
      message: 'Another booking already has this time.',
    });
  }

  expect((await setStatus(second.id, 'cancelled')).error).toBeNull();
  expect((await setStatus(first.id, 'confirmed')).data).toMatchObject([{ id: first.id, status: 'confirmed' }]);
});

test('K1 of two canceled bookings of one time, only one can be confirmed', async () => {
  const slot = await freeSlot();
  const ids: string[] = [];
  for (let round = 0; round < 2; round += 1) {
    const { data } = await book(bookingForm(slot));
    ids.push(data.id);
    await owner().from('bookings_la2024').update({ status: 'cancelled' }).eq('id', data.id).throwOnError();
  }
  const answers = await Promise.all(
    ids.map((id) => owner().from('bookings_la2024').update({ status: 'confirmed' }).eq('id', id)),
  );
  expect(answers.filter(({ error }) => error === null)).toHaveLength(1);
});
