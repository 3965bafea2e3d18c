import { operator } from './api';
import { bookAsOwner, booked, clientForm, move } from './owner-times';
import { book, bookingForm, clearCalendar, freeSlots } from './slots';

beforeEach(clearCalendar);

test('OB1 OB2 concurrent bookings and moves by the owner and visitors never overlap', async () => {
  const day = (await freeSlots()).at(-1)!.date;
  const slots = (await freeSlots()).filter(({ date }) => date === day);
  const slotAt = (index: number) => slots[index % slots.length]!;
  const moving = await Promise.all(
    ['6:00 PM', '7:00 PM', '8:00 PM', '9:00 PM'].map((time) => booked({ date: day, time }, { is_sure: true })),
  );
  const services = ['leadership', 'executive', 'keynote'];
  const attempts = Array.from({ length: 40 }, (_, index) => [
    () => bookAsOwner(clientForm(slotAt(index), { service_type: services[index % 3] })),
    () => book(bookingForm(slotAt(index * 3), { service_type: services[(index + 1) % 3] })),
    () => move(moving[index % 4]!, slotAt(index * 5)),
  ]).flat();
  const answers = await Promise.all(attempts.map((attempt) => attempt()));
  expect(answers.some(({ error }) => error === null)).toBe(true);
  // Every loser gets a clear error.
  for (const { error } of answers)
    if (error) expect(['slot-taken', 'booking-changed']).toContain((error as { hint: string }).hint);
  const { data } = await operator()
    .from('bookings_la2024')
    .select('starts_at, ends_at')
    .in('status', ['pending', 'confirmed'])
    .order('starts_at')
    .throwOnError();
  const rows = data as { starts_at: string; ends_at: string }[];
  expect(rows.length).toBeGreaterThan(slots.length - 3);
  for (const [index, { starts_at }] of rows.slice(1).entries())
    expect(Date.parse(starts_at)).toBeGreaterThanOrEqual(Date.parse(rows[index]!.ends_at));
});
