import * as supabase from '@supabase/postgrest-js';

import * as ours from './postgrest';

type Library = typeof ours;

describe.each<[string, Library]>([
  ['postgrest-js', supabase as unknown as Library],
  ['the embed', ours],
])('a query of %s', (_, { PostgrestClient }) => {
  const fetch = jest.fn<Promise<Response>, Parameters<typeof globalThis.fetch>>();
  const db = new PostgrestClient('http://backend.test/rest/v1', { headers: { apikey: 'key' }, fetch });
  const call = () => db.rpc('hold_slot', { holder: 'form-1' }).retry();
  beforeEach(() => fetch.mockReset());

  test('X4 calls a database function', async () => {
    fetch.mockResolvedValue(Response.json([{ id: 1 }]));
    expect(await call()).toMatchObject({ data: [{ id: 1 }], error: null, status: 200 });
    const [url, init] = fetch.mock.calls[0]!;
    expect(new Request(url).url).toBe('http://backend.test/rest/v1/rpc/hold_slot');
    expect(init).toMatchObject({ method: 'POST', body: '{"holder":"form-1"}' });
    expect(Object.fromEntries(new Headers(init!.headers))).toMatchObject({
      apikey: 'key',
      'content-type': 'application/json',
    });
  });

  test('X4 SV2 PO3 reads the rows with an id in the order of two columns', async () => {
    fetch.mockResolvedValue(Response.json([]));
    const { signal } = new AbortController();
    const rows = db.from('services_la2024').select('id,name').eq('id', 'life & work').order('position').order('id');
    await rows.abortSignal(signal);
    const [url, init] = fetch.mock.calls[0]!;
    const { pathname, searchParams } = new URL(new Request(url).url);
    expect(pathname).toBe('/rest/v1/services_la2024');
    expect(Object.fromEntries(searchParams)).toEqual({
      select: 'id,name',
      id: 'eq.life & work',
      order: 'position.asc,id.asc',
    });
    expect(init!.signal).toBe(signal);
  });

  const rejected = { code: 'PT409', message: 'Taken.', details: null, hint: 'slot-taken' };
  test.each<[string, () => Promise<Response>, object]>([
    ['no content', async () => new Response(null, { status: 204 }), { data: null, error: null, status: 204 }],
    ['an error', async () => Response.json(rejected, { status: 409 }), { data: null, error: rejected, status: 409 }],
    [
      'an error without a body',
      async () => new Response(null, { status: 502 }),
      { error: { message: '' }, status: 502 },
    ],
    ['HTML', async () => new Response('<p>', { status: 502 }), { data: null, error: { message: '<p>' }, status: 502 }],
    ['HTML with status 200', async () => new Response('<p>'), { data: null, error: { message: '<p>' }, status: 200 }],
    [
      'no response',
      () => Promise.reject(new DOMException('Too late', 'TimeoutError')),
      { data: null, error: { message: 'TimeoutError: Too late' }, status: 0 },
    ],
  ])('X4 reports %s', async (_case, response, expected) => {
    fetch.mockImplementation(response);
    expect(await call()).toMatchObject(expected);
  });
});
