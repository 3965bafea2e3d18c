import { createOwnerGateway } from './owner-gateway';
import type { Auth } from './session/auth';
import { dataOf, until } from './table-requests';

const config = { url: 'http://backend.test', key: 'public-key' };
const auth = { getSession: async () => ({ data: { session: { access_token: 'token' } }, error: null }) };
const { rest } = createOwnerGateway(config, auth as unknown as Auth);
const bookings = () => rest.from('bookings_la2024').select('*');

const original = globalThis.fetch;
const fetch = jest.fn<Promise<Response>, Parameters<typeof globalThis.fetch>>();
beforeEach(() => {
  globalThis.fetch = fetch;
});
afterEach(() => {
  fetch.mockReset();
  globalThis.fetch = original;
});

test('A3 the owner’s session goes with each request for rows', async () => {
  fetch.mockResolvedValue(Response.json([]));
  await dataOf(bookings());
  expect(new Headers(fetch.mock.calls[0]![1]!.headers).get('authorization')).toBe('Bearer token');
});

test('a failed request for rows is not repeated behind the query cache’s back', async () => {
  fetch.mockRejectedValue(new TypeError('fetch failed'));
  await expect(dataOf(bookings())).rejects.toMatchObject({ code: 'offline' });
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('leaving the screen ends its request', async () => {
  fetch.mockImplementation(async (_, init) => {
    init!.signal!.throwIfAborted();
    return Response.json([]);
  });
  await expect(dataOf(until(AbortSignal.abort(), bookings()))).rejects.toMatchObject({ name: 'DataError' });
});

test('L7 a page of HTML with status 200 is no data', async () => {
  fetch.mockResolvedValue(new Response('<html></html>'));
  await expect(dataOf(bookings())).rejects.toMatchObject({ code: 'server' });
});
