import { ownerAnswered } from '../../testing/auth-backend';

test('K1 a span with more than a thousand bookings is read to its end', async () => {
  const moment = '2026-11-23T14:00:00+00:00';
  const row = { starts_at: moment, ends_at: moment, created_at: moment, updated_at: moment };
  const { bookings } = await ownerAnswered(async (input) => {
    const { searchParams } = new URL(input instanceof Request ? input.url : input);
    const [from, most] = ['offset', 'limit'].map((name) => Number(searchParams.get(name))) as [number, number];
    return Response.json(Array(Math.min(most, 1001 - from)).fill(row));
  });
  expect(await bookings.between({ from: new Date(moment), to: new Date(moment) })).toHaveLength(1001);
});
