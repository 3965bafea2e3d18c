import { createOwnerOf } from '../../supabase/functions/_shared/owner';
import { apiUrl, ask, localOwner, owner, post, publishableKey, signedIn, signedInOwner, tokenOf } from './api';
import { guess } from './sign-in-steps';

const isOwner = async (client: ReturnType<typeof owner>) => (await client.rpc('is_owner')).data;

test('decision 1 the owner can sign in with any capitalization of the address', async () => {
  expect(await isOwner(owner())).toBe(true);
  expect(await isOwner(await signedIn(' Owner@Example.com ', localOwner.password))).toBe(true);
});

test('decision 1 functions know the owner by an access token alone', async () => {
  const ownerOf = createOwnerOf({ supabaseUrl: apiUrl, publishableKey });
  expect(await ownerOf(await tokenOf(await signedInOwner()))).toBe(localOwner.email);
  for (const token of ['', 'nonsense', await tokenOf(await signedIn('stranger@example.com'))])
    expect(await ownerOf(token)).toBeUndefined();
});

test('decision 1 an account cannot promote itself', async () => {
  const client = await signedIn('stranger@example.com');
  const token = await tokenOf(client);
  for (const body of [
    { app_metadata: { role: 'super_admin' } },
    { data: { role: 'super_admin' }, role: 'service_role' },
    { raw_app_meta_data: { role: 'super_admin' } },
  ]) {
    await post('/auth/v1/user', body, { authorization: `Bearer ${token}` }, 'PUT');
  }
  expect(await isOwner(await signedIn('stranger@example.com'))).toBe(false);
});

test.each([
  ['sign-up', '/auth/v1/signup', { email: 'new@example.com', password: 'a-long-password' }],
  ['a one-time code', '/auth/v1/otp', { email: 'new@example.com', create_user: true }],
  ['a magic link', '/auth/v1/magiclink', { email: 'new@example.com' }],
  ['an invitation', '/auth/v1/invite', { email: 'new@example.com' }],
  ['an anonymous account', '/auth/v1/signup', {}],
  ['the administration of accounts', '/auth/v1/admin/users', { email: 'new@example.com', password: 'a-long-password' }],
  ['a path in disguise', '/auth/v1/%6ftp', { email: 'new@example.com', create_user: true }],
  ['a path with a slash more', '/auth/v1//otp', { email: 'new@example.com', create_user: true }],
  ['a path in capitals', '/auth/v1/OTP', { email: 'new@example.com', create_user: true }],
  [
    'an unknown grant',
    '/auth/v1/token?grant_type=id_token',
    { email: localOwner.email, password: localOwner.password },
  ],
  ['two grants at once', '/auth/v1/token?grant_type=refresh_token&grant_type=password', localOwner],
])('decision 1 %s is closed', async (_, path, body) => {
  const response = await post(path, body);
  expect([400, 404]).toContain(response.status);
  expect(await response.text()).not.toContain('access_token');
  const { email = 'new@example.com' } = body as { email?: string };
  expect((await guess(email, 'a-long-password')).error?.code).toBe('invalid_credentials');
});

test.each([
  ['no body', undefined],
  ['a list', []],
  ['a number for the password', { email: localOwner.email, password: 0 }],
  ['an object for the address', { email: { $ne: '' }, password: 'x' }],
  ['a password of a megabyte', { email: localOwner.email, password: 'x'.repeat(1_000_000) }],
])('a sign-in with %s is rejected', async (_, body) => {
  const response = await post('/auth/v1/token?grant_type=password', body);
  expect(response.status).toBeGreaterThanOrEqual(400);
  expect(response.status).toBeLessThan(500);
});

test.each([
  ['an authenticator of a very long name', 'POST', '/factors', { factor_type: 'totp', friendly_name: 'x'.repeat(101) }],
  ['an issuer that fits no code', 'POST', '/factors', { factor_type: 'totp', issuer: 'x'.repeat(5000) }],
  ['a password that is no text', 'PUT', '/user', { password: { $ne: '' } }],
  ['a password of which bcrypt would ignore the end', 'PUT', '/user', { password: 'ä'.repeat(37) }],
  ['an address that is no text', 'PUT', '/user', { email: ['new@example.com'] }],
])('rejects %s from another account', async (_, method, path, body) => {
  const client = await signedIn('stranger@example.com');
  const token = await tokenOf(client);
  const response = await post(`/auth/v1${path}`, body, { authorization: `Bearer ${token}` }, method);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ code: 'validation_failed' });
});

test('A3 the refresh token is invalid after sign-out', async () => {
  const client = await signedIn('stranger@example.com');
  const refreshToken = (await client.auth.getSession()).data.session!.refresh_token;
  await client.auth.signOut();
  const response = await post('/auth/v1/token?grant_type=refresh_token', { refresh_token: refreshToken });
  expect(response.status).toBeGreaterThanOrEqual(400);
});

test.each([
  ['no signature', (token: string) => `${token.split('.').slice(0, 2).join('.')}.`],
  ['another signature', (token: string) => `${token.slice(0, -6)}AAAAAA`],
  ['no algorithm', (token: string) => `${encode({ alg: 'none', typ: 'JWT' })}.${token.split('.')[1]}.`],
  [
    'another role',
    (token: string) => {
      const [head, , signature] = token.split('.');
      return `${head}.${encode({ sub: '0a5f0d0e-1ea0-4a5f-8f0d-0c0ac4000001', role: 'service_role', aud: 'authenticated', exp: 4_000_000_000 })}.${signature}`;
    },
  ],
])('a token with %s is rejected', async (_, forge) => {
  const token = forge(await tokenOf(await signedInOwner()));
  const response = await ask('/rest/v1/bookings_la2024?select=*', { headers: { authorization: `Bearer ${token}` } });
  expect(response.status).toBe(401);
});

function encode(part: unknown) {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}
