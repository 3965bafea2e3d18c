import { readFile } from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';
import type { SupabaseClient } from '@supabase/supabase-js';
import { listenOnFreePort } from '../listen-on-free-port';
import { projectRoot } from '../../config/files.mjs';
import { clientOf, localOwner, newAddress, post, publishableKey, signedIn, strangersPassword } from './api';
import { codeOf, demandCodes, forgetAuthenticators } from './authenticator';
import { discard, runFilledBackend, type RunningBackend } from './backend-process';
import { operatorOf, start, visitorOf } from './isolated-backend';
import { openMailbox } from './mailbox';

const stranger = { email: 'stranger@example.com', password: strangersPassword };
const impostor = { ...stranger, email: 'impostor@example.com' };
const next = 'four words in a row';

// A separate backend, because other files' owners would be signed out.
let backend: RunningBackend;
let mailbox: Awaited<ReturnType<typeof openMailbox>>;

beforeAll(async () => {
  mailbox = await openMailbox();
  backend = await runFilledBackend({ SMTP_PORT: String(mailbox.port) });
});

afterAll(async () => {
  await discard(backend);
  await mailbox.close();
});

afterEach(() => forgetAuthenticators(operatorOf(backend)));

const somebody = () => clientOf(publishableKey, { url: backend.url });

const signIn = (email: string, password: string) => signedIn(email, password, { url: backend.url });

const postAuth = (where: string, body: unknown, { url = backend.url, address = newAddress() } = {}) =>
  post(`${url}/auth/v1/${where}`, body, { 'x-forwarded-for': address });

const linkIn = (html = '') => /href="([^"]+)"/.exec(html)?.[1] ?? '';

/** Sends an email and returns the token of its link. */
async function linkFor(email: string): Promise<string> {
  expect((await somebody().auth.resetPasswordForEmail(email)).error).toBeNull();
  const mail = await mailbox.next();
  expect(mail.to).toMatchObject([{ address: email }]);
  return linkIn(mail.html).split('/').at(-1)!;
}

async function openLink(token: string, client = somebody()) {
  const { error } = await client.auth.verifyOtp({ token_hash: token, type: 'recovery' });
  return { client, error };
}

test('A2 the link sets a new password once and ends all sessions of the old one', async () => {
  const before = await signIn(stranger.email, stranger.password);
  const token = await linkFor(stranger.email);
  const { client, error } = await openLink(token);
  expect(error).toBeNull();
  expect((await openLink(token)).error).toMatchObject({ status: 403, code: 'otp_expired' });

  expect((await client.auth.updateUser({ password: 'short' })).error?.code).toBe('weak_password');
  expect((await client.auth.updateUser({ password: stranger.password })).error?.code).toBe('same_password');
  expect((await client.auth.updateUser({ password: next })).error).toBeNull();
  expect((await before.auth.refreshSession()).error).not.toBeNull();
  expect((await before.auth.getUser()).error).not.toBeNull();
  await expect(signIn(stranger.email, stranger.password)).rejects.toMatchObject({ code: 'invalid_credentials' });
  const again = await signIn(stranger.email, next);
  await again.auth.updateUser({ password: stranger.password, current_password: next });
});

test('A2 the link leads to the site, whatever redirect was requested, and the email has no other token', async () => {
  await somebody().auth.resetPasswordForEmail(localOwner.email, { redirectTo: 'https://evil.example/' });
  const mail = await mailbox.next();
  const config = await readFile(path.join(projectRoot, 'supabase/config.toml'), 'utf8');
  expect(config).toContain(`subject = "${mail.subject}"`);
  expect(config).toContain('content_path = "./supabase/templates/recovery.html"');
  expect(linkIn(mail.html)).toMatch(/^http:\/\/localhost:3000\/?#\/admin\/new-password\/[\da-f]{56,}$/);
  expect(mail.html!.match(/href=/g)).toHaveLength(1);
  expect(mail.html).not.toMatch(/evil|src=|\{\{|\/auth\/v1\//);
  expect(mail.text ?? '').not.toContain('/auth/v1/');
});

test('A2 only the newest link works, and changing the password invalidates it', async () => {
  const first = await linkFor(impostor.email);
  const second = await linkFor(impostor.email);
  expect((await openLink(first)).error).toMatchObject({ code: 'otp_expired' });
  const client = await signIn(impostor.email, impostor.password);
  await client.auth.updateUser({ password: next, current_password: impostor.password });
  expect((await openLink(second)).error).toMatchObject({ code: 'otp_expired' });
  await client.auth.updateUser({ password: impostor.password, current_password: next });
});

test('A2 a password reset requires the authenticator code', async () => {
  const owner = await signIn(localOwner.email, localOwner.password);
  const { data } = await owner.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' });
  const { id: factorId } = data!;
  const { secret } = (data as { totp: { secret: string } }).totp;
  const enter = (client: SupabaseClient, code: string) => client.auth.mfa.challengeAndVerify({ factorId, code });
  expect((await enter(owner, codeOf(secret))).error).toBeNull();
  await demandCodes(operatorOf(backend), 'true');

  const { client } = await openLink(await linkFor(localOwner.email));
  expect((await client.auth.updateUser({ password: next })).error).toMatchObject({ code: 'insufficient_aal' });
  expect((await client.auth.updateUser({ email: 'mallory@example.com' })).error?.code).toBe('insufficient_aal');
  expect((await client.auth.mfa.unenroll({ factorId })).error?.code).toBe('insufficient_aal');
  expect((await client.rpc('is_owner')).data).toBe(false);
  expect((await client.from('bookings_la2024').select('id')).data).toEqual([]);
  await signIn(localOwner.email, localOwner.password);

  expect((await enter(client, codeOf(secret, 1))).error).toBeNull();
  expect((await client.auth.updateUser({ password: next })).error).toBeNull();
  // The next sign-in requires the code again.
  const again = await signIn(localOwner.email, next);
  expect((await again.rpc('owner_needs_code')).data).toBe(true);
  // On a PostgreSQL server, other files use the same owner.
  expect((await client.auth.updateUser({ password: localOwner.password })).error).toBeNull();
});

test('A2 neither the response nor its timing reveals whether an account exists', async () => {
  // Accepts connections but never responds, so waiting for an email never ends.
  const silent = net.createServer();
  const open = new Set<net.Socket>();
  const connected = new Promise<void>((resolve) => {
    silent.on('connection', (socket) => {
      open.add(socket);
      resolve();
    });
  });
  const slow = await start({ SMTP_PORT: String(await listenOnFreePort(silent)) });
  const ask = async (email: unknown) => {
    const answer = await postAuth('recover', { email }, { url: slow.url });
    return { status: answer.status, body: await answer.text(), headers: [...answer.headers.keys()].toSorted() };
  };
  const known = await ask(localOwner.email);
  await connected;
  expect(known).toMatchObject({ status: 200, body: '{}' });
  for (const email of ['nobody@example.com', 'no address', '', null, { $ne: '' }])
    expect(await ask(email)).toEqual(known);
  // The service keeps working for everyone else.
  expect((await visitorOf(slow).auth.signInWithPassword(localOwner)).error).toBeNull();
  for (const socket of open) socket.destroy();
  silent.close();
});

test('A2 password reset emails are limited per mailbox and per connection', async () => {
  const address = newAddress();
  const statuses = [];
  for (let count = 0; count < 12; count += 1)
    statuses.push((await postAuth('recover', { email: `nobody${count}@example.com` }, { address })).status);
  expect(statuses).toEqual([...Array<number>(10).fill(200), 429, 429]);

  const spellings = ['one@example.com', ' One@Example.com', 'ONE@EXAMPLE.COM ', 'one@example.com'];
  const answers = await Promise.all(spellings.map((email) => postAuth('recover', { email })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 429]);
});

test('A2 links cannot be guessed or exchanged for a session by GET', async () => {
  const address = newAddress();
  const statuses = [];
  for (let count = 0; count < 7; count += 1) {
    const body = { type: 'recovery', token_hash: String(count).repeat(56) };
    statuses.push((await postAuth('verify', body, { address })).status);
  }
  expect(statuses).toEqual([403, 403, 403, 403, 403, 429, 429]);
  const token = await linkFor('guessed@example.com');
  const query = `token=${token}&type=recovery&redirect_to=${encodeURIComponent('https://evil.example')}`;
  const answer = await fetch(`${backend.url}/auth/v1/verify?${query}`, { redirect: 'manual' });
  expect(answer.status).toBe(404);
  expect((await openLink(token)).error).toBeNull();
});
