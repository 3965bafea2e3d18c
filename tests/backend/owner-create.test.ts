import http from 'node:http';
import { text } from 'node:stream/consumers';
import { listenOnFreePort } from '../listen-on-free-port';
import { runScript } from '../run-script';
import { apiUrl, localOwner, secretKey, signedInOwner } from './api';

type Asked = { method: string; url: string; key: unknown; body: Record<string, unknown> };
type Answer = { status: number; body: unknown };

let asked: Asked[];
let server: http.Server;
let url: string;

/** The account administration of a hosted project, as far as the command uses it. */
async function hostedProject(answerTo: (asked: Asked) => Answer) {
  asked = [];
  server = http.createServer(async (request, response) => {
    const body = JSON.parse((await text(request)) || '{}');
    const one = { method: request.method!, url: request.url!, key: request.headers.apikey, body };
    asked.push(one);
    const answer = answerTo(one);
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body));
  });
  url = `http://127.0.0.1:${await listenOnFreePort(server)}`;
}

afterEach(() => server?.close());

const person = { OWNER_EMAIL: 'lena@example.org', OWNER_NAME: 'Lena Ashford', OWNER_PASSWORD: 'a long enough one' };

const createOwner = async (environment: Record<string, string>, ...given: string[]) => {
  const variables = { SUPABASE_SECRET_KEY: 'sb_secret_test', ...environment };
  const { status, output } = await runScript('local-stack/owner-create.ts', given, variables);
  return { code: status, said: output.trim() };
};

test('decision 1 creates the owner of a hosted project with the role that the policies require', async () => {
  await hostedProject(() => ({ status: 200, body: { id: '1' } }));
  const { code, said } = await createOwner({ SUPABASE_URL: `${url}/`, ...person });
  expect({ code, said }).toEqual({ code: 0, said: expect.stringContaining('lena@example.org is now the owner') });
  expect(asked).toEqual([
    {
      method: 'POST',
      url: '/auth/v1/admin/users',
      key: 'sb_secret_test',
      body: {
        email: 'lena@example.org',
        password: 'a long enough one',
        email_confirm: true,
        app_metadata: { role: 'super_admin' },
        user_metadata: { name: 'Lena Ashford' },
      },
    },
  ]);
  expect(said).not.toContain('a long enough one');
});

test('the secret key and the password do not follow a redirect', async () => {
  await hostedProject(() => ({ status: 200, body: { id: '1' } }));
  const target = url;
  const elsewhere = http.createServer((request, response) =>
    response.writeHead(308, { location: target + request.url }).end(),
  );
  const SUPABASE_URL = `http://127.0.0.1:${await listenOnFreePort(elsewhere)}`;
  const { code, said } = await createOwner({ SUPABASE_URL, ...person });
  elsewhere.close();
  expect({ code, said, asked }).toEqual({ code: 1, said: expect.stringContaining('answered 308'), asked: [] });
});

test('an existing account becomes the owner only with --existing', async () => {
  const users = [{ id: '7', email: 'Lena@Example.org', app_metadata: { provider: 'email' } }];
  await hostedProject(({ method }) =>
    method === 'POST'
      ? { status: 422, body: { error_code: 'email_exists', msg: 'exists' } }
      : { status: 200, body: { users } },
  );
  const refused = await createOwner({ SUPABASE_URL: url, ...person });
  expect(refused).toEqual({ code: 1, said: expect.stringContaining('--existing') });

  const promoted = await createOwner({ SUPABASE_URL: url, ...person }, '--existing');
  expect(promoted.code).toBe(0);
  expect(asked.at(-1)).toMatchObject({
    method: 'PUT',
    url: '/auth/v1/admin/users/7',
    body: { app_metadata: { provider: 'email', role: 'super_admin' } },
  });
});

test('an owner with a lost phone can sign in by password again', async () => {
  const users = [{ id: '7', email: 'lena@example.org' }];
  const factors = [{ id: 'a' }, { id: 'b' }];
  await hostedProject(({ url: path }) => ({ status: 200, body: path.includes('/factors') ? factors : { users } }));
  const { code, said } = await createOwner({ SUPABASE_URL: url, ...person }, '--reset-two-factor');
  expect({ code, said }).toEqual({ code: 0, said: 'lena@example.org can sign in by password again.' });
  expect(asked.slice(1).map((one) => `${one.method} ${one.url}`)).toEqual([
    'GET /auth/v1/admin/users/7/factors',
    'DELETE /auth/v1/admin/users/7/factors/a',
    'DELETE /auth/v1/admin/users/7/factors/b',
  ]);
  expect(asked.every(({ key }) => key === 'sb_secret_test')).toBe(true);
  const nobody = { ...person, OWNER_EMAIL: 'nobody@example.org' };
  const refused = await createOwner({ SUPABASE_URL: url, ...nobody }, '--reset-two-factor');
  expect(refused).toEqual({ code: 1, said: 'nobody@example.org has no account.' });
});

test('an account is found beyond the first page', async () => {
  const others = Array.from({ length: 200 }, () => ({ id: '0', email: 'someone@example.org' }));
  await hostedProject(({ url: path }) => ({
    status: 200,
    body: { users: path.includes('page=1&') ? others : [{ id: '7', email: person.OWNER_EMAIL }] },
  }));
  expect(await createOwner({ SUPABASE_URL: url, ...person }, '--existing')).toMatchObject({ code: 0 });
  expect(asked.at(-1)).toMatchObject({ method: 'PUT', url: '/auth/v1/admin/users/7' });
});

test('a project that fails to change an account is reported', async () => {
  const users = [{ id: '7', email: person.OWNER_EMAIL }];
  await hostedProject(({ method, url: path }) =>
    method === 'GET'
      ? { status: 200, body: path.includes('/factors') ? [{ id: 'a' }] : { users } }
      : { status: 500, body: {} },
  );
  const run = (given: string) => createOwner({ SUPABASE_URL: url, ...person }, given);
  expect((await run('--reset-two-factor')).said).toBe('An authenticator was not removed: the project answered 500.');
  expect((await run('--existing')).said).toBe('The account was not changed: the project answered 500.');
});

test('the local owner can remove a lost authenticator by command', async () => {
  const local = { SUPABASE_URL: apiUrl, SUPABASE_SECRET_KEY: secretKey, OWNER_EMAIL: localOwner.email };
  const reset = () => createOwner(local, '--reset-two-factor');
  expect(await reset()).toEqual({ code: 0, said: 'owner@example.com had no authenticator.' });
  await (await signedInOwner()).auth.mfa.enroll({ factorType: 'totp' });
  expect(await reset()).toEqual({ code: 0, said: 'owner@example.com can sign in by password again.' });
});

test('on the local stack it says that there is already an owner', async () => {
  const { code, said } = await createOwner({ SUPABASE_URL: apiUrl, ...person });
  expect(code).toBe(1);
  expect(said).toContain('The local stack already has an owner: owner@example.com / coach-owner-local.');
});

test.each([
  ['an address with a zero-width space', { OWNER_EMAIL: 'le\u200bna@example.org' }, 'is not an email address'],
  ['a short password', { OWNER_PASSWORD: 'short' }, 'at least 12 characters'],
  ['a password of which the end would be ignored', { OWNER_PASSWORD: 'ä'.repeat(37) }, 'at most 72 characters'],
  ['the owner’s address as the password', { OWNER_PASSWORD: person.OWNER_EMAIL }, 'too easy to guess'],
  ['no password and nobody to type one', { OWNER_PASSWORD: '' }, 'set OWNER_PASSWORD'],
  [
    'an address that would send the key in the open',
    { SUPABASE_URL: 'http://abc.supabase.co' },
    'is not the URL of a project',
  ],
  ['no address', { SUPABASE_URL: 'abc' }, 'is not the URL of a project'],
  ['a project that is not there', { SUPABASE_URL: 'http://127.0.0.1:1' }, 'cannot be reached'],
])('with %s it prints one sentence', async (_, changes, words) => {
  await hostedProject(() => ({ status: 200, body: {} }));
  const { code, said } = await createOwner({ SUPABASE_URL: url, ...person, ...(changes as Record<string, string>) });
  expect(code).toBe(1);
  expect(said).toContain(words);
  expect(said).not.toContain('\n');
});

test('reports a wrong key specifically', async () => {
  await hostedProject(() => ({ status: 401, body: {} }));
  const { said } = await createOwner({ SUPABASE_URL: url, ...person });
  expect(said).toContain('rejected the secret key');
});
