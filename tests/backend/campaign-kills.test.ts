import type { SupabaseClient } from '@supabase/supabase-js';
import type { RunningBackend } from './backend-process';
import { delivered, goOn, pause, startFunction, stopFunction, untilOver } from './campaign-function';
import { confirmSubscriptions, startedCampaign } from './campaign-steps';
import { operatorOf, ownerOf, start as startBackend, visitorOf } from './isolated-backend';
import { durationOf, killCount, killRepeatedly } from './kills';

const kills = killCount(4);
/** The most emails a run sends before it is killed. */
const mailsOfARun = 12;
/** Enough that some emails are still unsent at the last kill. */
const readers = (kills + 2) * mailsOfARun;

/** Only the test's own subscribers. */
async function subscribeReaders(backend: RunningBackend, ownerClient: SupabaseClient): Promise<string[]> {
  await ownerClient.from('newsletter_subscribers_la2024').delete().neq('source', 'nowhere').throwOnError();
  const addresses = Array.from({ length: readers }, (_, index) => `reader-${index}@example.com`);
  for (const email of addresses) await visitorOf(backend).rpc('subscribe', { email }).throwOnError();
  await confirmSubscriptions(operatorOf(backend), visitorOf(backend));
  return addresses;
}

/** How long a run takes to send some emails, from its start. */
async function durationOfSome(backend: RunningBackend): Promise<number> {
  await startFunction(backend);
  const duration = await durationOf(async () => {
    await goOn(backend.secretKey);
    while (delivered().length < mailsOfARun) await pause(5);
  });
  stopFunction();
  return duration;
}

const twice = () => delivered().length - new Set(delivered().map(({ address }) => address)).size;

test('a sender that is killed repeatedly, and at last its backend, email nobody twice and skip nobody', async () => {
  let backend = await startBackend();
  let ownerClient = await ownerOf(backend);
  const addresses = await subscribeReaders(backend, ownerClient);
  const campaign = await startedCampaign(ownerClient);

  const duration = await durationOfSome(backend);
  await killRepeatedly('Sending', kills, duration, async (untilKill, kill) => {
    await startFunction(backend);
    const before = delivered().length;
    await goOn(backend.secretKey);
    await untilKill();
    const isOfBackend = kill === kills - 1;
    if (isOfBackend) {
      await backend.end('SIGKILL');
      await pause(300);
    }
    stopFunction();
    if (isOfBackend) {
      backend = await startBackend({ DATA_DIR: backend.dataDir });
      ownerClient = await ownerOf(backend);
    }
    expect(twice()).toBe(0);
    return delivered().length > before ? 'while sending' : 'before an email was sent';
  });
  await startFunction(backend);
  const report = await untilOver(ownerClient, campaign, backend.secretKey);

  expect(twice()).toBe(0);
  expect(report).toMatchObject({ recipients: readers, waiting: 0, failed: 0, skipped: 0 });
  expect(report.sent + report.doubtful).toBe(readers);
  // Everyone without the email is listed as doubtful.
  const { data } = await ownerClient.rpc('campaign_problems', { campaign_id: campaign }).throwOnError();
  const doubtful = new Set((data as { email: string }[]).map(({ email }) => email));
  const reached = new Set(delivered().map(({ address }) => address));
  expect(addresses.filter((address) => !reached.has(address) && !doubtful.has(address))).toEqual([]);
  // At most the emails in progress at each kill, and when the first run was stopped.
  expect(report.doubtful).toBeLessThanOrEqual((kills + 1) * 4);

  // The owner can retry those: then everyone has the email, and duplicates have the same Message-ID.
  await ownerClient.rpc('retry_campaign', { campaign_id: campaign, of_state: 'doubtful' }).throwOnError();
  if (report.doubtful > 0) await untilOver(ownerClient, campaign, backend.secretKey);
  expect(new Set(delivered().map(({ address }) => address))).toEqual(new Set(addresses));
  const messageIdOf = (raw: string) => /^Message-ID:\s+(\S+)/im.exec(raw)?.[1];
  expect(new Set(delivered().map(({ raw }) => messageIdOf(raw))).size).toBe(readers);
});
