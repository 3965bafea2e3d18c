import { operator, owner } from './api';
import { book, bookingForm, clearCalendar, freeSlot, freeSlots, type Slot } from './slots';

type Answers = Awaited<ReturnType<typeof book>>[];

const friendly = {
  code: 'PT409',
  hint: 'slot-taken',
  message: 'This time has just been taken. Please choose another one.',
};

function expectOneWinner(answers: Answers) {
  expect(answers.filter(({ error }) => error === null)).toHaveLength(1);
  const losers = answers.flatMap(({ error }) => error ?? []);
  expect(losers).toHaveLength(answers.length - 1);
  for (const refusal of losers) expect(refusal).toMatchObject(friendly);
}

async function liveRows(): Promise<{ id: string; starts_at: string; ends_at: string }[]> {
  const { data } = await operator()
    .from('bookings_la2024')
    .select('id, starts_at, ends_at')
    .in('status', ['pending', 'confirmed'])
    .order('starts_at')
    .throwOnError();
  return data;
}

async function expectNoOverlap() {
  const rows = await liveRows();
  for (const [index, row] of rows.entries()) {
    const next = rows[index + 1];
    if (next) expect(Date.parse(next.starts_at)).toBeGreaterThanOrEqual(Date.parse(row.ends_at));
  }
}

beforeEach(clearCalendar);
afterEach(expectNoOverlap);

test('decision 8 of two hundred concurrent bookings of one time, one succeeds and the others get a sentence', async () => {
  const slot = await freeSlot();
  const before = (await liveRows()).length;
  expectOneWinner(await Promise.all(Array.from({ length: 200 }, () => book(bookingForm(slot)))));
  expect((await liveRows()).length).toBe(before + 1);
}, 120_000);

test("decision 8 of two hundred requests for nine o'clock for ninety minutes, or for ten o'clock, one succeeds", async () => {
  const free = await freeSlots(90);
  const nine = free.find(
    ({ date, time }) => time === '9:00 AM' && free.some((other) => other.date === date && other.time === '10:00 AM'),
  ) as Slot;
  const forms = Array.from({ length: 200 }, (_, index) =>
    index % 2
      ? bookingForm(nine, { service_type: 'executive' })
      : bookingForm({ ...nine, time: '10:00 AM' }, { service_type: ['leadership', 'keynote', 'business'][index % 3] }),
  );
  expectOneWinner(await Promise.all(forms.map((form) => book(form))));
}, 120_000);

test('decision 8 concurrent bookings over a whole day never overlap', async () => {
  const free = await freeSlots(30);
  const day = free.at(-1)!.date;
  const slots = free.filter(({ date }) => date === day);
  const services = ['leadership', 'executive', 'keynote', 'business'];
  const forms = Array.from({ length: 120 }, (_, index) =>
    bookingForm(slots[index % slots.length]!, { service_type: services[(index * 7) % services.length] }),
  );
  const answers = await Promise.all(forms.map((form) => book(form)));
  for (const { error } of answers) if (error) expect(error).toMatchObject(friendly);
}, 120_000);

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
