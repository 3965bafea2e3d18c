import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { SupabaseClient } from '@supabase/supabase-js';
import { SMTPServer } from 'smtp-server';
import { startEdgeFunction } from '../../local-stack/functions/edge-function.mjs';
import type { EdgeFunction } from '../../local-stack/functions/edge-function.mjs';
import { localOwner, publishableKey } from './api';
import { newCampaign, reportOf } from './campaign-steps';
import { operatorOf, start as startBackend, visitorOf } from './own-backends';
import type { RunningBackend } from './backend-process';

jest.setTimeout(240_000);

const readers = 60;
const kills = 8;

/** What the readers' mail server has taken: the address and the id of each mail. */
let delivered: { address: string; messageId: string; raw: string }[];
let smtp: SMTPServer;
let cacheFolder: string;
let running: EdgeFunction | undefined;

beforeEach(async () => {
  delivered = [];
  cacheFolder = await mkdtemp(path.join(os.tmpdir(), 'coach-deno-'));
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    onData(stream, session, done) {
      let raw = '';
      stream.on('data', (chunk: Buffer) => (raw += chunk.toString()));
      stream.on('end', () => {
        const address = session.envelope.rcptTo[0]?.address ?? '';
        const [, messageId = ''] = /^Message-ID: (\S+)/im.exec(raw.replace(/\r\n[ \t]+/g, ' ')) ?? [];
        delivered.push({ address, messageId, raw });
        // A server takes its time: there is a moment in which nobody knows.
        setTimeout(done, Math.random() * 40);
      });
    },
  });
  smtp.on('error', () => {});
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
});

afterEach(async () => {
  running?.stop();
  await new Promise<void>((resolve) => smtp.close(resolve));
  await rm(cacheFolder, { recursive: true, force: true });
});

async function startFunction({ url, secretKey }: RunningBackend): Promise<EdgeFunction> {
  const { port } = smtp.server.address() as { port: number };
  running = await startEdgeFunction('campaign-mail', {
    cacheFolder,
    secrets: {
      SUPABASE_URL: url,
      SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: publishableKey }),
      SUPABASE_SECRET_KEYS: JSON.stringify({ default: secretKey }),
      SMTP_HOST: '127.0.0.1',
      SMTP_PORT: String(port),
      SMTP_SECURE: 'false',
      MAIL_HOLD_SECONDS: '2',
    },
  });
  return running;
}

const goOn = (secretKey: string) =>
  fetch(`${running?.address()}/campaign-mail`, { method: 'POST', headers: { apikey: secretKey }, body: '{}' });

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function ownerOf(backend: RunningBackend): Promise<SupabaseClient> {
  const desk = visitorOf(backend);
  const { error } = await desk.auth.signInWithPassword(localOwner);
  if (error) throw error;
  return desk;
}

/** Only the test's own readers, so that everybody is accounted for. */
async function subscribeReaders(backend: RunningBackend, desk: SupabaseClient): Promise<string[]> {
  await desk.from('newsletter_subscribers_la2024').delete().neq('source', 'nowhere').throwOnError();
  const addresses = Array.from({ length: readers }, (_, index) => `reader-${index}@example.com`);
  for (const email of addresses) await visitorOf(backend).rpc('subscribe', { email }).throwOnError();
  return addresses;
}

async function untilOver(desk: SupabaseClient, campaign: string, secretKey: string) {
  for (let patience = 60; patience > 0; patience--) {
    await goOn(secretKey);
    await pause(500);
    const report = await reportOf(desk, campaign);
    if (report.state === 'sent') return report;
  }
  throw new Error('The campaign did not come to its end.');
}

const twice = () => delivered.length - new Set(delivered.map(({ address }) => address)).size;

test('killed at any moment, again and again, a campaign reaches nobody twice and leaves nobody out', async () => {
  const backend = await startBackend();
  const desk = await ownerOf(backend);
  const addresses = await subscribeReaders(backend, desk);
  const campaign = await newCampaign(desk);
  await desk.rpc('start_campaign', { campaign_id: campaign }).throwOnError();

  for (let kill = 0; kill < kills; kill++) {
    await startFunction(backend);
    await goOn(backend.secretKey);
    await pause(20 + Math.random() * 300);
    running?.stop();
    expect(twice()).toBe(0);
  }
  await startFunction(backend);
  const report = await untilOver(desk, campaign, backend.secretKey);

  expect(twice()).toBe(0);
  expect(report).toMatchObject({ recipients: readers, waiting: 0, failed: 0, skipped: 0 });
  expect(report.sent + report.doubtful).toBe(readers);
  // Whoever did not get it is among those of whom the owner is told that it is not certain.
  const { data } = await desk.rpc('campaign_problems', { campaign_id: campaign }).throwOnError();
  const doubtful = new Set((data as { email: string }[]).map(({ email }) => email));
  const reached = new Set(delivered.map(({ address }) => address));
  expect(addresses.filter((address) => !reached.has(address) && !doubtful.has(address))).toEqual([]);
  // No more than what was under way at each kill.
  expect(report.doubtful).toBeLessThanOrEqual(kills * 4);

  // The owner may have those sent again: then everybody has it, and a mail that came twice is known as one.
  await desk.rpc('retry_campaign', { campaign_id: campaign, of_state: 'doubtful' }).throwOnError();
  if (report.doubtful > 0) await untilOver(desk, campaign, backend.secretKey);
  expect(new Set(delivered.map(({ address }) => address))).toEqual(new Set(addresses));
  expect(new Set(delivered.map(({ messageId }) => messageId)).size).toBe(readers);
});

test('a backend that dies in the middle costs nobody the mail either', async () => {
  const first = await startBackend();
  const desk = await ownerOf(first);
  const addresses = await subscribeReaders(first, desk);
  const campaign = await newCampaign(desk);
  await desk.rpc('start_campaign', { campaign_id: campaign }).throwOnError();
  await startFunction(first);
  await goOn(first.secretKey);
  while (delivered.length < 10) await pause(10);
  await first.end('SIGKILL');
  await pause(300);
  running?.stop();

  const second = await startBackend({ DATA_DIR: first.dataDir });
  await startFunction(second);
  const report = await untilOver(await ownerOf(second), campaign, second.secretKey);
  expect(twice()).toBe(0);
  expect(report.sent + report.doubtful).toBe(readers);
  const reached = new Set(delivered.map(({ address }) => address));
  const missing = addresses.filter((address) => !reached.has(address));
  expect(missing.length).toBeLessThanOrEqual(report.doubtful);
});

test('a reader’s mail program unsubscribes with one click, and looking at the link changes nothing', async () => {
  const backend = await startBackend();
  const desk = await ownerOf(backend);
  await desk.from('newsletter_subscribers_la2024').delete().neq('source', 'nowhere').throwOnError();
  await visitorOf(backend).rpc('subscribe', { email: 'ada@example.com' }).throwOnError();
  const campaign = await newCampaign(desk, { body: 'Read [this](https://example.com/a) <script>alert(1)</script>' });
  await desk.rpc('start_campaign', { campaign_id: campaign }).throwOnError();
  await startFunction(backend);
  await untilOver(desk, campaign, backend.secretKey);

  const raw = delivered[0]!.raw.replace(/\r\n[ \t]+/g, ' ');
  const [, link = ''] = /^List-Unsubscribe: <(\S+)>/im.exec(raw) ?? [];
  expect(raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/im);
  expect(raw.split('Content-Type: text/html')[1]).not.toContain('<script>');
  // As the readers' programs would reach it: past the gateway, which the backend alone does not run functions behind.
  const here = link.replace(`${backend.url}/functions/v1`, running!.address()!);
  const status = async () =>
    (await operatorOf(backend).from('newsletter_subscribers_la2024').select('status').throwOnError()).data[0]?.status;

  const seen = await fetch(here);
  expect(seen.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(await seen.text()).toContain('<button type="submit">Unsubscribe</button>');
  expect(await status()).toBe('active');

  const clicked = await fetch(here, { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) });
  expect(clicked.status).toBe(200);
  expect(clicked.redirected).toBe(false);
  expect(await clicked.text()).toContain('You are unsubscribed');
  expect(await status()).toBe('unsubscribed');
  expect(await reportOf(desk, campaign)).toMatchObject({ unsubscribed: 1 });

  const forged = await fetch(here.replace(/token=.*/, 'token=guessed'), { method: 'POST' });
  expect(forged.status).toBe(404);
});

test('a test mail goes to the owner alone, and nobody else can have one sent', async () => {
  const backend = await startBackend();
  const desk = await ownerOf(backend);
  const campaign = await newCampaign(desk, { subject: 'News', body: 'Hello' });
  await startFunction(backend);
  const token = (await desk.auth.getSession()).data.session!.access_token;
  const ask = (headers: Record<string, string>) =>
    fetch(`${running?.address()}/campaign-mail`, {
      method: 'POST',
      headers: { apikey: publishableKey, ...headers },
      body: JSON.stringify({ testOf: campaign }),
    });
  expect(await (await ask({ authorization: `Bearer ${token}` })).json()).toEqual({
    state: 'sent',
    to: localOwner.email,
  });
  expect(delivered.map(({ address }) => address)).toEqual([localOwner.email]);
  expect(delivered[0]!.raw).toContain('Subject: [Test] News');

  const outsider = visitorOf(backend);
  await outsider.auth.signInWithPassword({ email: 'stranger@example.com', password: 'a-password-for-tests' });
  const strangersToken = (await outsider.auth.getSession()).data.session!.access_token;
  const strangers: Record<string, string>[] = [
    {},
    { authorization: `Bearer ${strangersToken}` },
    { authorization: 'Bearer nonsense' },
  ];
  for (const headers of strangers) {
    expect((await ask(headers)).status).toBe(403);
  }
  expect(delivered).toHaveLength(1);
});
