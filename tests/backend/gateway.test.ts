import http from 'node:http';
import { apiUrl, newAddress, operator, owner, publishableKey, visitor } from './api';
import { book, bookingForm, clearCalendar, freeSlots } from './slots';

const ask = (path: string, init: RequestInit = {}) =>
  fetch(`${apiUrl}${path}`, { ...init, headers: { apikey: publishableKey, ...init.headers } });

/** Not `fetch`, which tidies a path before it is sent. */
function askRaw(path: string, headers: http.OutgoingHttpHeaders = {}): Promise<{ status: number; body: string }> {
  const { hostname, port } = new URL(apiUrl);
  return new Promise((resolve, reject) => {
    const request = http.get({ hostname, port, path, headers: { apikey: publishableKey, ...headers } }, (response) => {
      let body = '';
      response.on('data', (chunk) => (body += chunk));
      response.on('end', () => resolve({ status: response.statusCode!, body }));
    });
    request.on('error', reject);
  });
}

test.each([
  '/',
  '/_system/config',
  '/_system/introspect',
  '/_system/query',
  '/rest/v1',
  '/rest/v1/',
  '/rest/v1/../../_system/config',
  '/rest/v1/..%2f..%2f_system/config',
  '/rest/v1/%2e%2e/%2e%2e/_system/config',
  '/rest/v1/..\\..\\_system/config',
  '//_system/config',
  '/REST/v1/../../_system/config',
  '/functions/v1/../../_system/config',
  '/auth/v1/admin/users',
  '/auth/v1/authorize?provider=github',
  '/auth/v1/callback',
  '/studio',
])('%s is not offered', async (path) => {
  const { status, body } = await askRaw(path);
  expect(status).toBeGreaterThanOrEqual(400);
  expect(body).not.toMatch(/jwt_secret|postgres:\/\/|"tables"/);
});

test.each([
  ['no key', {}],
  ['an invented key', { apikey: 'sb_publishable_invented' }],
  ['an empty key', { apikey: '' }],
  ['the key in the wrong place', { authorization: `Bearer ${publishableKey}` }],
])('with %s nobody reads', async (_, headers: Record<string, string>) => {
  const response = await fetch(`${apiUrl}/rest/v1/blog_posts_la2024?select=slug`, { headers });
  expect(response.status).toBe(401);
});

test.each(['private', 'auth', 'storage', 'supabase_migrations', 'pg_catalog', 'information_schema'])(
  'the schema %s is closed to everybody',
  async (schema) => {
    for (const key of [publishableKey, process.env.TEST_SECRET_KEY!]) {
      const headers = { apikey: key, 'accept-profile': schema };
      expect((await ask('/rest/v1/users?select=*', { headers })).status).toBe(406);
      expect((await ask('/rest/v1/mail_outbox?select=*', { headers })).status).toBe(406);
    }
  },
);

test.each([
  'pg_sleep',
  'pg_read_file',
  'set_config',
  'current_setting',
  'touch_updated_at',
  'derive_booking',
  'count_hit',
  'is_feature_on',
  'secret_mark',
])('the function %s cannot be called', async (name) => {
  for (const client of [visitor(), await owner()]) {
    const { data, error } = await client.rpc(name, {});
    expect(data).toBeNull();
    expect(error).not.toBeNull();
  }
});

test.each(['claim_mail', 'start_mail', 'finish_mail', 'fail_mail', 'mail_state'])(
  "the mail function's %s is not for visitors, nor for the owner",
  async (name) => {
    const argumentsOf: Record<string, Record<string, unknown>> = {
      claim_mail: {},
      mail_state: { for_booking: crypto.randomUUID() },
    };
    const given = argumentsOf[name] ?? { mail_id: crypto.randomUUID(), mail_claim: crypto.randomUUID() };
    for (const client of [visitor(), await owner()]) {
      expect((await client.rpc(name, given)).error).toMatchObject({ code: '42501' });
    }
  },
);

test('any page may call, without cookies, and need not ask again for a day', async () => {
  const response = await fetch(`${apiUrl}/rest/v1/rpc/book_consultation`, {
    method: 'OPTIONS',
    headers: {
      origin: 'https://partner.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'apikey,content-type,x-client-info',
    },
  });
  expect(response.status).toBe(204);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(response.headers.get('access-control-allow-headers')).toContain('x-client-info');
  expect(Number(response.headers.get('access-control-max-age'))).toBeGreaterThanOrEqual(7200);
  expect(response.headers.get('access-control-allow-credentials')).toBeNull();
});

test.each(['/rest/v1/blog_posts_la2024?select=slug', '/rest/v1/bookings_la2024', '/nowhere', '/auth/v1/settings'])(
  'a page of another origin can read what %s answers',
  async (path) => {
    const response = await ask(path, { headers: { origin: 'https://partner.example' } });
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('access-control-expose-headers')).toContain('Content-Range');
    expect(response.headers.get('set-cookie')).toBeNull();
  },
);

test('who invents headers of a proxy is still one connection', async () => {
  await clearCalendar();
  const address = newAddress();
  const slots = await freeSlots(30);
  const refusals = [];
  for (const [index, slot] of slots.slice(0, 14).entries()) {
    const invented = { 'cf-connecting-ip': newAddress(), 'x-real-ip': newAddress(), forwarded: `for=${newAddress()}` };
    const client = visitor();
    const response = await fetch(`${apiUrl}/rest/v1/rpc/book_consultation`, {
      method: 'POST',
      headers: {
        apikey: publishableKey,
        'content-type': 'application/json',
        ...invented,
        // Behind a proxy, only the entry the proxy adds counts.
        'x-forwarded-for': `${newAddress()}, ${address}`,
      },
      body: JSON.stringify(bookingForm(slot, { service_type: 'keynote', last_name: `Number ${index}` })),
    });
    refusals.push(response.status);
    void client;
  }
  expect(refusals.filter((status) => status === 200)).toHaveLength(12);
  expect(refusals.slice(12)).toEqual([429, 429]);
});

test('a body of two megabytes is refused, and the next request works', async () => {
  const big = await ask('/rest/v1/rpc/subscribe', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'x'.repeat(2_000_000) }),
  });
  expect(big.status).toBe(413);
  expect((await ask('/rest/v1/blog_posts_la2024?select=slug&limit=1')).status).toBe(200);
});

test('functions that are not running say so', async () => {
  const response = await ask('/functions/v1/booking-mail', { method: 'POST', body: '{}' });
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({ message: 'The functions are not running.' });
});

test('decision 28 a list answers a thousand rows at most, and says how many there are', async () => {
  const desk = await owner();
  const many = Array.from({ length: 1100 }, (_, index) => ({
    title: `Many ${index}`,
    slug: `many-${index}`,
    content: '',
  }));
  await desk.from('blog_posts_la2024').insert(many).throwOnError();
  const { data, count } = await desk
    .from('blog_posts_la2024')
    .select('slug', { count: 'exact' })
    .like('slug', 'many-%');
  await desk.from('blog_posts_la2024').delete().like('slug', 'many-%').throwOnError();
  expect(data).toHaveLength(1000);
  expect(count).toBe(1100);
});

test('visitors and the owner, asking at the same time, each see only theirs', async () => {
  const desk = await owner();
  const tables = ['bookings_la2024', 'contact_messages_la2024', 'newsletter_subscribers_la2024'];
  const answers = await Promise.all(
    Array.from({ length: 120 }, async (_, index) => {
      const table = tables[index % tables.length]!;
      const [seen, hidden] = await Promise.all([
        desk.from(table).select('id').limit(3),
        visitor().from(table).select('id').limit(3),
      ]);
      return { owned: seen.data?.length ?? 0, leaked: hidden.data?.length ?? 0 };
    }),
  );
  expect(answers.every(({ owned }) => owned === 3)).toBe(true);
  expect(answers.every(({ leaked }) => leaked === 0)).toBe(true);
});

test.each([
  ['select=*,auth.users(*)'],
  ['select=*&or=(email.like.*,status.eq.pending)'],
  ['select=count()'],
  ["select=id&status=eq.pending';drop table bookings_la2024;--"],
  ['select=id&order=email.asc&limit=-1'],
  ['select=id::text::regclass'],
])('a visitor who asks bookings for ?%s gets none', async (query) => {
  const response = await ask(`/rest/v1/bookings_la2024?${query}`);
  expect(response.status).toBeGreaterThanOrEqual(400);
  expect((await operator().from('bookings_la2024').select('id').limit(1)).data).toHaveLength(1);
});

test('an unconfirmed answer to a booking is one, not two', async () => {
  await clearCalendar();
  const [slot] = await freeSlots();
  const form = bookingForm(slot!);
  // The visitor leaves before the answer comes.
  const leaving = new AbortController();
  const left = book(form).abortSignal(leaving.signal);
  setImmediate(() => leaving.abort());
  await left;
  expect((await book(form)).error).toBeNull();
  expect((await operator().from('bookings_la2024').select('id').eq('email', form.email)).data).toHaveLength(1);
});
