import { once } from 'node:events';
import http from 'node:http';
import { text } from 'node:stream/consumers';
import { apiUrl, ask, operator, owner, publishableKey, secretKey, visitor } from './api';

/** Not `fetch`, which normalizes paths. */
async function askRaw(path: string) {
  const { hostname, port } = new URL(apiUrl);
  const request = http.get({ hostname, port, path, headers: { apikey: publishableKey } });
  const [response] = (await once(request, 'response')) as [http.IncomingMessage];
  return { status: response.statusCode!, body: await text(response) };
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
])('%s returns an error', async (path) => {
  const { status, body } = await askRaw(path);
  expect(status).toBeGreaterThanOrEqual(400);
  expect(body).not.toMatch(/jwt_secret|postgres:\/\/|"tables"/);
});

test.each([
  ['no key', {}],
  ['an invented key', { apikey: 'sb_publishable_invented' }],
  ['an empty key', { apikey: '' }],
  ['the key in the wrong place', { authorization: `Bearer ${publishableKey}` }],
])('requests with %s are rejected', async (_, headers: Record<string, string>) => {
  const response = await fetch(`${apiUrl}/rest/v1/blog_posts_la2024?select=slug`, { headers });
  expect(response.status).toBe(401);
});

test.each(['', 'sb_publishable_invented'])('requests with the key "%s" in the address are rejected', async (key) => {
  const response = await fetch(`${apiUrl}/rest/v1/blog_posts_la2024?select=slug&apikey=${key}`);
  expect(response.status).toBe(401);
});

test.each(['private', 'auth', 'storage', 'supabase_migrations', 'pg_catalog', 'information_schema'])(
  'nobody can access the schema %s',
  async (schema) => {
    for (const key of [publishableKey, secretKey]) {
      const headers = { apikey: key, 'accept-profile': schema };
      expect((await ask('/rest/v1/users?select=*', { headers })).status).toBe(406);
      expect((await ask('/rest/v1/mail_outbox?select=*', { headers })).status).toBe(406);
    }
  },
);

test.each(['pg_sleep', 'set_config', 'secret_placeholder'])('the function %s cannot be called', async (name) => {
  for (const client of [visitor(), owner()]) {
    const { data, error } = await client.rpc(name, {});
    expect(data).toBeNull();
    expect(error).not.toBeNull();
  }
});

test.each([
  ['select=*,auth.users(*)'],
  ['select=*&or=(email.like.*,status.eq.pending)'],
  ['select=count()'],
  ["select=id&status=eq.pending';drop table bookings_la2024;--"],
  ['select=id&order=email.asc&limit=-1'],
  ['select=id::text::regclass'],
])('a visitor who requests bookings with ?%s gets an error', async (query) => {
  const response = await ask(`/rest/v1/bookings_la2024?${query}`);
  expect(response.status).toBeGreaterThanOrEqual(400);
  expect((await operator().from('bookings_la2024').select('id').limit(1)).data).toHaveLength(1);
});
