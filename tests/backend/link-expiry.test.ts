import { printedBy } from '../printed-by';
import { apiUrl, newAddress, operator, publishableKey, visitor } from './api';
import { linkOf } from './mail-steps';
import { clearCalendar, newBooking } from './slots';

beforeEach(clearCalendar);

test('B9 a link is signed, cannot change a consultation after its start and expires at its end', async () => {
  const hasBegun = 'This consultation has already started. Please reply to the email instead.';
  const isOver = 'This consultation is over, so the link no longer works.';
  expect(await printedBy('tests/backend/watch-links.ts')).toEqual({
    'signed with a key of its database': true,
    'opened before it begins': 'pending',
    'opened after it began': 'pending',
    'canceled after it began': hasBegun,
    'opened when it is over': isOver,
    'canceled when it is over': isOver,
  });
});

test('B9 a connection can open links 120 times an hour', async () => {
  const link = await linkOf((await newBooking()).id);
  const client = visitor(newAddress());
  for (let count = 0; count < 120; count += 1) await client.rpc('booking_by_link', { link }).throwOnError();
  expect((await client.rpc('booking_by_link', { link })).error).toMatchObject({ code: 'PT429', hint: 'address' });
});

test('B9 PE7 after 120 wrong links in an hour, further requests from that address are rejected', async () => {
  const client = visitor(newAddress());
  const calls = [
    ['booking_by_link', 'link'],
    ['cancel_by_link', 'link'],
    ['open_booking_invitation', 'token'],
  ] as const;
  const attempts = await Promise.all(
    Array.from({ length: 126 }, (_, index) => {
      const [name, argument] = calls[index % 3]!;
      return client.rpc(name, { [argument]: `wrong ${index}` });
    }),
  );
  const refusals = attempts.map(({ status, error }) => `${status} ${error?.code}`).toSorted();
  expect(refusals).toEqual([...Array<string>(120).fill('422 PT422'), ...Array<string>(6).fill('429 PT429')]);
});

test.each(['GET', 'HEAD'])(
  'B9 a mail program that follows every link with %s cancels and moves nothing',
  async (method) => {
    const { id, appointment_date } = await newBooking();
    const link = await linkOf(id);
    const headers = { apikey: publishableKey, 'x-forwarded-for': newAddress() };
    for (const call of [
      `cancel_by_link?link=${link}`,
      `move_by_link?link=${link}&appointment_date=${appointment_date}&appointment_time=4:00%20PM`,
    ]) {
      const answer = await fetch(`${apiUrl}/rest/v1/rpc/${call}`, { method, headers });
      expect(answer.status).toBeGreaterThanOrEqual(400);
    }
    const stored = await operator().from('bookings_la2024').select('status, sequence').eq('id', id).single();
    expect(stored.data).toEqual({ status: 'pending', sequence: 0 });
  },
);
