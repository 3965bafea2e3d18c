import { ownerAnswered } from '../../testing/auth-backend';
import type { OwnerClient } from '../owner-client';

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

const slot = { id: 'a', sequence: 0, date: '2026-11-24', time: '10:00 AM' };

test.each<[string, (client: OwnerClient) => Promise<unknown>]>([
  ['a new status', ({ bookings }) => bookings.setStatus({ id: 'a', status: 'confirmed' })],
  ['a move', ({ bookings }) => bookings.move(slot)],
  ['a move of a series', ({ bookings }) => bookings.moveSeries({ moves: [slot] })],
  ['a change of place', ({ bookings }) => bookings.relocate({ ...slot, meeting: { kind: 'email', place: '' } })],
])('K2 %s is sent once more if no response arrives', async (_, change) => {
  const request = jest.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect(change(await ownerAnswered(request))).rejects.toMatchObject({ code: 'offline' });
  expect(request).toHaveBeenCalledTimes(2);
});
