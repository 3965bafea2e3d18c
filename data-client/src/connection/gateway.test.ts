import { DataError } from './data-error';
import { createGateway } from './gateway';

const config = { url: 'http://backend.test', key: 'public-key' };

type Answer = { status?: number; body?: unknown };

function answering({ status = 200, body = [] }: Answer) {
  const fetch = jest.fn<Promise<Response>, Parameters<typeof globalThis.fetch>>(async () =>
    Response.json(body, { status }),
  );
  globalThis.fetch = fetch;
  return fetch;
}

const address = `${config.url}/rest/v1/blog_posts_la2024?select=id`;
const posts = (gateway = createGateway(config), signal?: AbortSignal) => gateway.rows(address, signal);

async function refusalOf(answer: Answer): Promise<DataError> {
  answering(answer);
  return posts().then(
    () => Promise.reject(new Error('expected a refusal')),
    (error: DataError) => error,
  );
}

/** A backend that never answers; like the browser's own, the request ends with its signal. */
const hanging: typeof fetch = (_, init) =>
  new Promise((_resolve, reject) => {
    const signal = init!.signal!;
    const giveUp = () => reject(signal.reason as Error);
    if (signal.aborted) giveUp();
    else signal.addEventListener('abort', giveUp);
  });

const original = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = original;
});

describe('what is sent', () => {
  test('a visitor sends the public key and nothing else about the own person', async () => {
    const fetch = answering({});
    await posts();
    const headers = new Headers(fetch.mock.calls[0]![1]!.headers);
    expect(headers.get('apikey')).toBe('public-key');
    expect(headers.get('authorization')).toBeNull();
  });

  test('A3 the owner’s session goes with each request', async () => {
    const fetch = answering({});
    await posts(createGateway(config, { token: async () => 'token' }));
    expect(new Headers(fetch.mock.calls[0]![1]!.headers).get('authorization')).toBe('Bearer token');
  });

  test('a failed request is not repeated behind the query cache’s back', async () => {
    const fetch = jest.fn().mockRejectedValue(new TypeError('fetch failed'));
    globalThis.fetch = fetch;
    await expect(posts()).rejects.toMatchObject({ code: 'offline' });
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  test('leaving the screen ends its request', async () => {
    globalThis.fetch = hanging;
    const controller = new AbortController();
    const answer = posts(undefined, controller.signal);
    controller.abort();
    await expect(answer).rejects.toBeInstanceOf(DataError);
  });

  test('a backend that hangs is given up after the time allowed', async () => {
    globalThis.fetch = hanging;
    await expect(posts(createGateway(config, { timeoutMs: 5 }))).rejects.toMatchObject({ code: 'timeout' });
  });
});

describe('what is answered', () => {
  test('a function is called with its values, and what it answers is handed out', async () => {
    const fetch = answering({ body: [{ slug: 'one' }] });
    expect(await createGateway(config).call('search_posts', { words: 'calm' })).toEqual([{ slug: 'one' }]);
    const [called, request] = fetch.mock.calls[0]!;
    expect(called).toBe('http://backend.test/rest/v1/rpc/search_posts');
    expect(request).toMatchObject({ method: 'POST', body: '{"words":"calm"}' });
  });

  test('a function that answers nothing has been called all the same', async () => {
    globalThis.fetch = async () => new Response(null, { status: 204 });
    expect(await createGateway(config).call('count_post_view', { post_slug: 'one' })).toBeUndefined();
  });

  test('L7 an answer that breaks off is a failure, and no list of nothing', async () => {
    globalThis.fetch = async () => new Response('[{"id":');
    await expect(posts()).rejects.toMatchObject({ code: 'server' });
  });

  test('L7 something else than rows is no list', async () => {
    answering({ body: { message: 'maintenance' } });
    await expect(posts()).rejects.toMatchObject({ code: 'server' });
  });
});

describe('what a refusal becomes', () => {
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
  ])('B10 a sentence of our own functions is shown as it stands (%s %j)', async (status, body, expected) => {
    expect(await refusalOf({ status, body })).toMatchObject({ ...expected, message: 'Please choose another time.' });
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
  ])('B10 raw database wording never reaches a person (%s %s)', async (status, code, expected) => {
    const raw = 'new row for relation "bookings_la2024" violates check constraint "bookings_email_format"';
    const error = await refusalOf({ status, body: { code, message: raw, details: raw, hint: raw } });
    expect(error.code).toBe(expected);
    expect(error.message).not.toMatch(/constraint|relation|_/);
    expect(error.cause).toMatchObject({ message: raw });
  });

  test('L7 an answer that is no JSON is the server’s fault', async () => {
    globalThis.fetch = async () => new Response('<html>Bad gateway</html>', { status: 502 });
    await expect(posts()).rejects.toMatchObject({ code: 'server' });
  });

  test('L7 a page of HTML with status 200 is no data', async () => {
    globalThis.fetch = async () => new Response('<html></html>');
    await expect(posts()).rejects.toMatchObject({ code: 'server' });
  });
});
