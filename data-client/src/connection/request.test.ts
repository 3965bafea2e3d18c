import { DataError } from './data-error';
import { createDatabaseClient, createKeepaliveClient } from './database';
import { dataOf, fetchWithTimeout, rowsOf } from './request';

const config = { url: 'http://backend.test', key: 'public-key' };

type Answer = { status?: number; body?: unknown };

function answering({ status = 200, body = [] }: Answer) {
  const fetch = jest.fn<Promise<Response>, Parameters<typeof globalThis.fetch>>(async () =>
    Response.json(body, { status }),
  );
  globalThis.fetch = fetch;
  return fetch;
}

const db = createDatabaseClient(config);
const posts = (signal?: AbortSignal) => rowsOf(db.from('blog_posts_la2024').select('id'), signal);

async function errorOf(answer: Answer): Promise<DataError> {
  answering(answer);
  return posts().then(
    () => Promise.reject(new Error('expected an error')),
    (error: DataError) => error,
  );
}

/** A backend that never responds; like a browser's, the request ends with its signal. */
const hanging: typeof fetch = (_, init) =>
  new Promise((_resolve, reject) => {
    const signal = init!.signal!;
    const giveUp = () => reject(signal.reason as Error);
    if (signal.aborted) giveUp();
    else signal.addEventListener('abort', giveUp);
  });

describe('a request', () => {
  test('identifies a visitor by the publishable key alone', async () => {
    const fetch = answering({});
    await posts();
    const headers = new Headers(fetch.mock.calls[0]![1]!.headers);
    expect(headers.get('apikey')).toBe('public-key');
    expect(headers.get('authorization')).toBeNull();
  });

  test('uses keepalive on request, with the owner’s session', async () => {
    const fetch = answering({});
    await dataOf(createKeepaliveClient(config, 'token').from('blog_posts_la2024').delete().in('id', ['a', 'b']));
    const [url, request] = fetch.mock.calls[0]!;
    expect(url).toBe('http://backend.test/rest/v1/blog_posts_la2024?id=in.%28a%2Cb%29');
    expect(request).toMatchObject({ method: 'DELETE', keepalive: true });
    expect(new Headers(request!.headers).get('authorization')).toBe('Bearer token');
  });

  test('leaves retries to the query cache', async () => {
    const fetch = jest.fn().mockRejectedValue(new TypeError('fetch failed'));
    globalThis.fetch = fetch;
    await expect(posts()).rejects.toMatchObject({ code: 'offline' });
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  test('is aborted when the visitor leaves the screen', async () => {
    globalThis.fetch = hanging;
    const controller = new AbortController();
    const answer = posts(controller.signal);
    controller.abort();
    await expect(answer).rejects.toBeInstanceOf(DataError);
  });

  test('times out when the backend hangs', async () => {
    globalThis.fetch = (input, init) => ((globalThis.fetch = hanging), fetchWithTimeout(input, init, 5));
    await expect(posts()).rejects.toMatchObject({ code: 'timeout' });
  });
});

describe('a response', () => {
  test('returns the result of a database function', async () => {
    const fetch = answering({ body: [{ slug: 'one' }] });
    expect(await dataOf(db.rpc('search_posts', { words: 'calm' }))).toEqual([{ slug: 'one' }]);
    const [called, request] = fetch.mock.calls[0]!;
    expect(called).toBe('http://backend.test/rest/v1/rpc/search_posts');
    expect(request).toMatchObject({ method: 'POST', body: '{"words":"calm"}' });
  });

  test('returns null for a function without a result', async () => {
    globalThis.fetch = async () => new Response(null, { status: 204 });
    expect(await dataOf(db.rpc('count_post_view', { post_slug: 'one' }))).toBeNull();
  });

  test('C4 reports an empty response as an error, not as success', async () => {
    globalThis.fetch = async () => new Response('');
    await expect(dataOf(db.rpc('send_contact_message'))).rejects.toMatchObject({ code: 'server' });
  });

  test.each([
    ['that breaks off', () => new Response('[{"id":')],
    ['without rows', () => Response.json({ message: 'maintenance' })],
    ['that is an HTML page', () => new Response('<html></html>')],
    ['of a proxy', () => new Response('<html>Bad gateway</html>', { status: 502 })],
  ])('L7 reports a response %s as a server error, not as an empty list', async (_, answer) => {
    globalThis.fetch = async () => answer();
    await expect(posts()).rejects.toMatchObject({ code: 'server' });
  });
});

describe('an error response', () => {
  const ours = (code: string, hint: string) => ({ code, message: 'Please choose another time.', hint, details: null });

  test.each([
    [409, ours('PT409', 'slot-taken'), { code: 'taken' }],
    [409, ours('PT409', 'request-used'), { code: 'conflict', hint: 'request-used' }],
    [422, ours('PT422', 'first_name'), { code: 'invalid', field: 'firstName' }],
    [422, ours('PT422', 'appointment_date'), { code: 'invalid', field: 'date' }],
    [422, ours('PT422', 'appointment_time'), { code: 'invalid', field: 'time' }],
    [422, ours('PT422', 'booking-closed'), { code: 'invalid', field: undefined, hint: 'booking-closed' }],
    [429, ours('PT429', 'address'), { code: 'rate-limited', field: undefined }],
    [402, ours('PT402', ''), { code: 'rejected' }],
  ])('B10 keeps the message of our own database functions (%s %j)', async (status, body, expected) => {
    expect(await errorOf({ status, body })).toMatchObject({ ...expected, message: 'Please choose another time.' });
  });

  test.each([
    [409, '23P01', 'taken'],
    [409, '23505', 'conflict'],
    [400, '23514', 'invalid'],
    [400, '22001', 'invalid'],
    [400, '22P02', 'invalid'],
    [401, '42501', 'session-expired'],
    [403, '42501', 'forbidden'],
    [401, 'PGRST303', 'session-expired'],
    [406, 'PGRST116', 'not-found'],
    [429, '', 'rate-limited'],
    [404, 'PGRST205', 'server'],
    [500, 'SUP', 'server'],
    [503, 'PGRST000', 'server'],
    [401, 401, 'session-expired'],
  ])('B10 never shows raw database wording (%s %s)', async (status, code, expected) => {
    const raw = 'new row for relation "bookings_la2024" violates check constraint "bookings_email_format"';
    const error = await errorOf({ status, body: { code, message: raw, details: raw, hint: raw } });
    expect(error.code).toBe(expected);
    expect(error.message).not.toMatch(/constraint|relation|_/);
    expect(error.cause).toMatchObject({ message: raw });
  });

  test.each([404, 502])(
    'C5 reports a write that is answered %i without a body as an error, not as saved',
    async (status) => {
      globalThis.fetch = async () => new Response(null, { status });
      await expect(dataOf(db.rpc('subscribe', { email: 'maya@example.com' }))).rejects.toMatchObject({
        code: 'server',
      });
    },
  );
});
