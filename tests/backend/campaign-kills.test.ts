import type { SupabaseClient } from '@supabase/supabase-js';
import { delivered, goOn, pause, startFunction, stopFunction, untilOver } from './campaign-function';
import { confirmSubscriptions, newCampaign } from './campaign-steps';
import type { RunningBackend } from './backend-process';
import { operatorOf, ownerOf, start as startBackend, visitorOf } from './isolated-backend';

const readers = 60;
const kills = 8;

/** Only the test's own subscribers. */
async function subscribeReaders(backend: RunningBackend, ownerClient: SupabaseClient): Promise<string[]> {
  await ownerClient.from('newsletter_subscribers_la2024').delete().neq('source', 'nowhere').throwOnError();
  const addresses = Array.from({ length: readers }, (_, index) => `reader-${index}@example.com`);
  for (const email of addresses) await visitorOf(backend).rpc('subscribe', { email }).throwOnError();
  await confirmSubscriptions(operatorOf(backend), visitorOf(backend));
  return addresses;
}

const twice = () => delivered.length - new Set(delivered.map(({ address }) => address)).size;

test('a sender that is killed repeatedly mails nobody twice and skips nobody', async () => {
  const backend = await startBackend();
  const ownerClient = await ownerOf(backend);
  const addresses = await subscribeReaders(backend, ownerClient);
  const campaign = await newCampaign(ownerClient);
  await ownerClient.rpc('start_campaign', { campaign_id: campaign }).throwOnError();

  for (let kill = 0; kill < kills; kill++) {
    await startFunction(backend);
    await goOn(backend.secretKey);
    await pause(20 + Math.random() * 300);
    stopFunction();
    expect(twice()).toBe(0);
  }
  await startFunction(backend);
  const report = await untilOver(ownerClient, campaign, backend.secretKey);

  expect(twice()).toBe(0);
  expect(report).toMatchObject({ recipients: readers, waiting: 0, failed: 0, skipped: 0 });
  expect(report.sent + report.doubtful).toBe(readers);
  // Everyone without the mail is listed as doubtful.
  const { data } = await ownerClient.rpc('campaign_problems', { campaign_id: campaign }).throwOnError();
  const doubtful = new Set((data as { email: string }[]).map(({ email }) => email));
  const reached = new Set(delivered.map(({ address }) => address));
  expect(addresses.filter((address) => !reached.has(address) && !doubtful.has(address))).toEqual([]);
  // At most the mails in progress at each kill.
  expect(report.doubtful).toBeLessThanOrEqual(kills * 4);

  // The owner can retry those: then everyone has the mail, and duplicates have the same Message-ID.
  await ownerClient.rpc('retry_campaign', { campaign_id: campaign, of_state: 'doubtful' }).throwOnError();
  if (report.doubtful > 0) await untilOver(ownerClient, campaign, backend.secretKey);
  expect(new Set(delivered.map(({ address }) => address))).toEqual(new Set(addresses));
  expect(new Set(delivered.map(({ messageId }) => messageId)).size).toBe(readers);
});

test('a backend crash while sending loses no mail', async () => {
  const first = await startBackend();
  const ownerClient = await ownerOf(first);
  const addresses = await subscribeReaders(first, ownerClient);
  const campaign = await newCampaign(ownerClient);
  await ownerClient.rpc('start_campaign', { campaign_id: campaign }).throwOnError();
  await startFunction(first);
  await goOn(first.secretKey);
  while (delivered.length < 10) await pause(10);
  await first.end('SIGKILL');
  await pause(300);
  stopFunction();

  const second = await startBackend({ DATA_DIR: first.dataDir });
  await startFunction(second);
  const report = await untilOver(await ownerOf(second), campaign, second.secretKey);
  expect(twice()).toBe(0);
  expect(report.sent + report.doubtful).toBe(readers);
  const reached = new Set(delivered.map(({ address }) => address));
  const missing = addresses.filter((address) => !reached.has(address));
  expect(missing.length).toBeLessThanOrEqual(report.doubtful);
});
