import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { claimsOf, signToken } from '../../local-stack/backend/access-token';
import { ask, clientOf, localOwner, newAddress, post, publishableKey, strangersPassword, tokenOf } from './api';
import { codeOf } from './authenticator';
import { operatorOf } from './isolated-backend';
import { demand, enrol, enter, isOwner, levels, needsCode, protectedOwner, running, signIn } from './protected-owner';

const strangerAccount = { email: 'stranger@example.com', password: strangersPassword };

test('once the owner has an authenticator, only its code gives owner rights', async () => {
  const { client, factorId, secret } = await protectedOwner();
  expect(await levels(client)).toMatchObject({ currentLevel: 'aal2', nextLevel: 'aal2' });
  expect(await isOwner(client)).toBe(true);

  const again = await signIn();
  expect(await levels(again)).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal2' });
  expect([await isOwner(again), await needsCode(again)]).toEqual([false, true]);
  expect((await again.auth.mfa.listFactors()).data?.totp).toMatchObject([{ id: factorId, status: 'verified' }]);

  const { data, error } = await enter(again, factorId, codeOf(secret, 1));
  expect(error).toBeNull();
  expect(data?.user.email).toBe(localOwner.email);
  expect([await isOwner(again), await needsCode(again)]).toEqual([true, false]);
  expect((await levels(again))?.currentAuthenticationMethods).toMatchObject([
    { method: 'totp' },
    { method: 'password' },
  ]);

  // A refreshed session keeps its assurance level.
  await again.auth.refreshSession();
  expect(await levels(again)).toMatchObject({ currentLevel: 'aal2' });
  expect(await isOwner(again)).toBe(true);
});

test('switching the setting on before setting up an authenticator does not lock out the owner', async () => {
  await demand();
  const client = await signIn();
  expect([await isOwner(client), await needsCode(client)]).toEqual([true, false]);
  // An unverified factor does not count.
  await enrol(client);
  expect(await isOwner(client)).toBe(true);
  expect(await isOwner(await signIn())).toBe(true);
});

test('without the setting no code is required; another account’s authenticator gives no rights', async () => {
  await protectedOwner();
  await demand('false');
  expect(await isOwner(await signIn())).toBe(true);
  await demand();
  const stranger = await signIn(strangerAccount);
  const { factorId, secret } = await enrol(stranger);
  expect((await enter(stranger, factorId, codeOf(secret))).error).toBeNull();
  expect([await isOwner(stranger), await needsCode(stranger)]).toEqual([false, false]);
});

test('the code cannot be bypassed with the password alone', async () => {
  const { factorId } = await protectedOwner();
  const thief = await signIn();
  const refusals = [
    (await thief.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Mine' })).error,
    (await thief.auth.mfa.unenroll({ factorId })).error,
    (await thief.auth.updateUser({ password: 'a-new-password-of-mine' })).error,
    (await thief.auth.updateUser({ email: 'thief@example.com' })).error,
  ];
  expect(refusals.map((error) => error?.code)).toEqual(Array(4).fill('insufficient_aal'));
  const { data } = await thief.auth.getUser();
  expect(JSON.stringify(data)).not.toMatch(/secret/);
  // Another account cannot do so either.
  const stranger = await signIn(strangerAccount);
  expect((await stranger.auth.mfa.challenge({ factorId })).error?.status).toBe(404);
  expect((await stranger.auth.mfa.unenroll({ factorId })).error?.status).toBe(404);
});

test('a code works once, and only for its challenge and connection', async () => {
  const { factorId, secret } = await protectedOwner();
  const client = await signIn();
  const code = codeOf(secret, 1);
  const { data: challenge } = await client.auth.mfa.challenge({ factorId });
  const challengeId = challenge!.id;
  const other = await signIn(strangerAccount);
  expect((await other.auth.mfa.verify({ factorId, challengeId, code })).error?.status).toBe(404);
  const token = await tokenOf(client);
  const elsewhere = await post(
    `${running().url}/auth/v1/factors/${factorId}/verify`,
    { challenge_id: challengeId, code },
    { authorization: `Bearer ${token}` },
  );
  expect(await elsewhere.json()).toMatchObject({ code: 'mfa_ip_address_mismatch' });
  // Of two parallel attempts, one succeeds.
  const both = await Promise.all([0, 1].map(() => client.auth.mfa.verify({ factorId, challengeId, code })));
  expect(both.filter(({ error }) => !error)).toHaveLength(1);
  const thief = await signIn();
  expect((await enter(thief, factorId, code)).error?.code).toBe('mfa_verification_failed');
  expect(await isOwner(thief)).toBe(false);
});

test('wrong codes are limited to five per connection and twenty in total', async () => {
  const { factorId } = await protectedOwner();
  const here = await signIn();
  const codes = [];
  for (let count = 0; count < 6; count += 1) codes.push((await enter(here, factorId, '000000')).error?.code);
  expect(codes).toEqual([...Array(5).fill('mfa_verification_failed'), 'over_request_rate_limit']);
  const token = await tokenOf(here);
  const statuses = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const headers = { authorization: `Bearer ${token}`, 'x-forwarded-for': newAddress() };
      const path = `${running().url}/auth/v1/factors/${factorId}`;
      const challenge = await post(`${path}/challenge`, {}, headers);
      const { id } = (await challenge.json()) as { id: string };
      return (await post(`${path}/verify`, { challenge_id: id, code: '000000' }, headers)).status;
    }),
  );
  expect(statuses.filter((status) => status === 422)).toHaveLength(15);
  expect(statuses.filter((status) => status === 429)).toHaveLength(5);
});

test('setting up an authenticator ends sessions that began without it', async () => {
  const [elsewhere, here] = [await signIn(), await signIn()];
  const { factorId, secret } = await enrol(here);
  await enter(here, factorId, codeOf(secret));
  expect((await elsewhere.auth.refreshSession()).error).not.toBeNull();
  expect((await here.auth.refreshSession()).error).toBeNull();
});

test('after removing the authenticator, the password is enough', async () => {
  const { client, factorId } = await protectedOwner();
  expect((await client.auth.mfa.unenroll({ factorId })).error).toBeNull();
  expect(await isOwner(await signIn())).toBe(true);
  await client.auth.refreshSession();
  expect(await levels(client)).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal1' });
});

test('only the secret key can remove the factors of a lost phone', async () => {
  const { client, factorId } = await protectedOwner();
  const userId = (await client.auth.getUser()).data.user!.id;
  for (const one of [client, clientOf(publishableKey, { url: running().url })]) {
    expect((await one.auth.admin.mfa.listFactors({ userId })).error?.status).toBe(401);
    expect((await one.auth.admin.mfa.deleteFactor({ userId, id: factorId })).error?.status).toBe(401);
    expect((await one.auth.admin.listUsers()).error?.status).toBe(401);
  }
  const { admin } = operatorOf(running()).auth;
  expect((await admin.mfa.listFactors({ userId })).data?.factors).toMatchObject([{ id: factorId }]);
  expect((await admin.mfa.deleteFactor({ userId, id: factorId })).error).toBeNull();
  expect(await isOwner(await signIn())).toBe(true);
});

test('an expired token is rejected, even at aal2', async () => {
  const { client } = await protectedOwner();
  const { jwtSecret } = JSON.parse(await readFile(path.join(running().dataDir, 'keys.json'), 'utf8')) as {
    jwtSecret: string;
  };
  const claims = (await claimsOf(await tokenOf(client), jwtSecret))!;
  const read = async (exp: number, secret = jwtSecret) =>
    ask(`${running().url}/rest/v1/bookings_la2024?select=id`, {
      headers: { authorization: `Bearer ${await signToken({ ...claims, exp }, secret)}` },
    });
  const now = Math.floor(Date.now() / 1000);
  expect((await read(now + 60)).status).toBe(200);
  expect((await read(now - 60)).status).toBe(401);
  expect((await read(now + 60, 'another secret, as long as one should be')).status).toBe(401);
});
