import type { SupabaseClient } from '@supabase/supabase-js';
import { clientOf, publishableKey, strangersPassword, tokenOf } from './api';
import { codeOf } from './authenticator';
import { enter, isOwner, needsCode, protectedOwner, restart, running, signIn } from './protected-owner';

const create = (client: SupabaseClient) => client.rpc('create_recovery_codes');
const enterRecoveryCode = (client: SupabaseClient, code: string) => client.rpc('use_recovery_code', { code });
const left = async (client: SupabaseClient) => (await client.rpc('recovery_codes_left').throwOnError()).data as number;

/** An owner who has to enter codes, with recovery codes. */
async function ownerWithCodes() {
  const owner = await protectedOwner();
  const codes = (await create(owner.client).throwOnError()).data as string[];
  return { ...owner, codes };
}

test('A2 ten recovery codes are created, counted, and never stored as they are', async () => {
  const { client, codes } = await ownerWithCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^[0-9a-f]{20}$/);
  expect(await left(client)).toBe(10);
  // The table is not exposed, not even to the secret key.
  expect(
    (await clientOf(running().secretKey, { url: running().url }).from('recovery_codes').select()).error,
  ).not.toBeNull();
});

test('A2 after the password, a recovery code lets the owner in once and removes the authenticator', async () => {
  const { codes } = await ownerWithCodes();
  const client = await signIn();
  expect([await isOwner(client), await needsCode(client)]).toEqual([false, true]);
  const typed = codes[0]!.toUpperCase().replace(/(.{5})(?=.)/g, '$1-');
  expect((await enterRecoveryCode(client, typed)).data).toBe('accepted');
  expect([await isOwner(client), await needsCode(client)]).toEqual([true, false]);
  expect((await client.auth.mfa.listFactors()).data?.all).toEqual([]);
  expect(await left(client)).toBe(9);
  // Signed in completely, the owner cannot use it again.
  expect((await enterRecoveryCode(client, codes[0]!)).error).not.toBeNull();

  const { data } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'New phone' });
  await enter(client, data!.id, codeOf(data!.type === 'totp' ? data!.totp.secret : ''));
  expect((await enterRecoveryCode(await signIn(), codes[0]!)).data).toBe('wrong');
});

test('A2 two requests with the same code at once: one is accepted', async () => {
  const { codes } = await ownerWithCodes();
  const clients = await Promise.all([signIn(), signIn()]);
  const answers = await Promise.all(clients.map((client) => enterRecoveryCode(client, codes[3]!)));
  expect(answers.filter(({ data }) => data === 'accepted')).toHaveLength(1);
});

test('A2 new codes replace the previous ones', async () => {
  const { client, codes } = await ownerWithCodes();
  await create(client).throwOnError();
  expect(await left(client)).toBe(10);
  expect((await enterRecoveryCode(await signIn(), codes[0]!)).data).toBe('wrong');
});

test('A2 guesses are limited per connection, also when they are right', async () => {
  const { codes } = await ownerWithCodes();
  const attacker = await signIn();
  const answers: string[] = [];
  for (let guess = 0; guess < 6; guess++) answers.push((await enterRecoveryCode(attacker, `${guess}`)).data as string);
  expect(answers).toEqual(['wrong', 'wrong', 'wrong', 'wrong', 'wrong', 'limited']);
  expect((await enterRecoveryCode(attacker, codes[0]!)).data).toBe('limited');
  // The owner elsewhere still gets in.
  expect((await enterRecoveryCode(await signIn(), codes[0]!)).data).toBe('accepted');
});

test('A2 codes are created only right after an authenticator’s code, and only for the owner', async () => {
  const { codes } = await ownerWithCodes();
  const halfway = await signIn();
  expect((await create(halfway)).error).not.toBeNull();
  await enterRecoveryCode(halfway, codes[1]!);
  expect((await create(halfway)).error).toMatchObject({ code: 'PT422', hint: 'code' });
  const stranger = await signIn({ email: 'stranger@example.com', password: strangersPassword });
  for (const name of ['create_recovery_codes', 'recovery_codes_left'])
    expect((await stranger.rpc(name)).error).not.toBeNull();
  expect((await enterRecoveryCode(stranger, codes[2]!)).error).not.toBeNull();
});

test('A2 a used code of the app does not work again after a restart', async () => {
  const { factorId, secret } = await protectedOwner();
  const code = codeOf(secret, 1);
  expect((await enter(await signIn(), factorId, code)).error).toBeNull();
  await restart();
  expect((await enter(await signIn(), factorId, code)).error?.code).toBe('mfa_verification_failed');
});

// Last: the account has no guesses left for a day.
test('A2 guesses are limited per account, from any number of connections', async () => {
  const { codes } = await ownerWithCodes();
  const token = await tokenOf(await signIn());
  const guess = async (code: string) => {
    const elsewhere = clientOf(publishableKey, { url: running().url, accessToken: async () => token });
    return (await enterRecoveryCode(elsewhere, code)).data as string;
  };
  expect(await guess('wrong')).toBe('wrong');
  for (let count = 2; count <= 50; count += 1) await guess(`${count}`);
  expect(await guess(codes[0]!)).toBe('limited');
});
