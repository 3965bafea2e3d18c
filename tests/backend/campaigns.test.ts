import type { SupabaseClient } from '@supabase/supabase-js';
import { operator, owner } from './api';
import { claimMails, newCampaign, newSubscriber, reportOf, tokenHash, type DueMail } from './campaign-steps';

const post = operator();
let ownerClient: SupabaseClient;

/** Settles all waiting emails, so that each test claims only its own. */
async function sendEverything() {
  for (let mails = await claimMails(); mails.length > 0; mails = await claimMails())
    await Promise.all(mails.map((mail) => send(mail)));
}

const start = async ({ mail_id, claim: mail_claim }: DueMail, hash = tokenHash()) =>
  (await post.rpc('start_campaign_mail', { mail_id, mail_claim, token_hash: hash }).throwOnError()).data as boolean;

const settle = async ({ mail_id, claim: mail_claim }: DueMail, outcome: string, reason = '') =>
  (await post.rpc('settle_campaign_mail', { mail_id, mail_claim, outcome, reason }).throwOnError()).data as boolean;

async function send(mail: DueMail, hash?: string) {
  if (await start(mail, hash)) await settle(mail, 'sent');
}

const begin = async (campaign: string) =>
  (await ownerClient.rpc('start_campaign', { campaign_id: campaign }).throwOnError()).data as number;

const statusOf = async (email: string) =>
  (await post.from('newsletter_subscribers_la2024').select('status').eq('email', email).single().throwOnError()).data
    ?.status as string;

beforeAll(async () => {
  ownerClient = await owner();
  // Other files may leave more subscribers than one claim hands out.
  await ownerClient.from('newsletter_subscribers_la2024').delete().neq('source', 'nowhere').throwOnError();
  await newSubscriber();
});
beforeEach(sendEverything);

test('a campaign goes once to each subscriber who is active at its start, and then ends', async () => {
  const first = await newSubscriber();
  const left = await newSubscriber();
  await ownerClient
    .from('newsletter_subscribers_la2024')
    .update({ status: 'unsubscribed' })
    .eq('email', left)
    .throwOnError();
  const campaign = await newCampaign(ownerClient);
  const readers = await begin(campaign);
  const late = await newSubscriber();
  const batches = await Promise.all(Array.from({ length: 6 }, () => claimMails(7)));
  const mails = [...batches.flat(), ...(await claimMails())];
  const addresses = mails.map(({ email }) => email);
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(addresses).toContain(first);
  expect(addresses).not.toContain(left);
  expect(addresses).not.toContain(late);
  await Promise.all(mails.map((mail) => send(mail)));
  await sendEverything();
  expect(await reportOf(ownerClient, campaign)).toMatchObject({
    state: 'sent',
    recipients: readers,
    sent: readers,
    waiting: 0,
  });
});

test('a subject of a page is refused', async () => {
  await expect(newCampaign(ownerClient, { subject: 'x'.repeat(151) })).rejects.toMatchObject({ code: '23514' });
});

test('starting a campaign twice sends no email twice', async () => {
  const campaign = await newCampaign(ownerClient);
  const [once, twice] = await Promise.all([begin(campaign), begin(campaign)]);
  expect(twice).toBe(once);
  expect((await reportOf(ownerClient, campaign)).recipients).toBe(once);
});

test('an email can be claimed again only if sending had not begun', async () => {
  const campaign = await newCampaign(ownerClient);
  await begin(campaign);
  const hold = async () =>
    (await post.rpc('claim_campaign_mails', { at_most: 2, hold_seconds: 1 }).throwOnError()).data as DueMail[];
  const [leaving, claimed] = await hold();
  await post
    .rpc('start_campaign_mail', {
      mail_id: leaving!.mail_id,
      mail_claim: leaving!.claim,
      token_hash: tokenHash(),
      hold_seconds: 1,
    })
    .throwOnError();
  await new Promise((resolve) => setTimeout(resolve, 1200));
  const again = await claimMails();
  expect(again.map(({ mail_id }) => mail_id)).toContain(claimed!.mail_id);
  expect(again.map(({ mail_id }) => mail_id)).not.toContain(leaving!.mail_id);
  expect(await reportOf(ownerClient, campaign)).toMatchObject({ doubtful: 1 });
  // The old claim is no longer valid.
  expect(await start(claimed!)).toBe(false);
  // The sender was only slow: its outcome is still accepted.
  expect(await settle(leaving!, 'sent')).toBe(true);
  await Promise.all(again.map((mail) => send(mail)));
});

test('failed emails are counted with their reason, and only they can be retried', async () => {
  const campaign = await newCampaign(ownerClient);
  await begin(campaign);
  const [refused, lost, ...rest] = await claimMails();
  await start(refused!);
  await settle(refused!, 'refused-for-good', 'no such user');
  await start(lost!);
  await settle(lost!, 'unknown', 'connection lost');
  await Promise.all(rest.map((mail) => send(mail)));
  await sendEverything();
  expect(await reportOf(ownerClient, campaign)).toMatchObject({ failed: 1, doubtful: 1, state: 'sent' });
  const { data } = await ownerClient.rpc('campaign_problems', { campaign_id: campaign }).throwOnError();
  expect(data).toEqual([
    { email: refused!.email, state: 'failed', reason: 'no such user' },
    { email: lost!.email, state: 'doubtful', reason: 'connection lost' },
  ]);
  const again = await ownerClient.rpc('retry_campaign', { campaign_id: campaign, of_state: 'failed' }).throwOnError();
  expect(again.data).toBe(1);
  expect((await claimMails()).map(({ email }) => email)).toEqual([refused!.email]);
  const hostile = await ownerClient.rpc('retry_campaign', { campaign_id: campaign, of_state: 'sent' });
  expect(hostile.error?.code).toBe('PT422');
});

test('a temporarily rejected email is retried six times', async () => {
  const campaign = await newCampaign(ownerClient);
  await begin(campaign);
  const [busy, ...rest] = await claimMails();
  await settle(busy!, 'refused', 'try later');
  await Promise.all(rest.map((mail) => send(mail)));
  expect(await claimMails()).toEqual([]);
  expect(await reportOf(ownerClient, campaign)).toMatchObject({ state: 'sending', waiting: 1 });
  await ownerClient.from('newsletter_subscribers_la2024').delete().eq('email', busy!.email).throwOnError();
});

test('a paused campaign hands out no emails and takes back claimed ones', async () => {
  const campaign = await newCampaign(ownerClient);
  const readers = await begin(campaign);
  const [taken, ...rest] = await claimMails();
  await ownerClient.rpc('pause_campaign', { campaign_id: campaign }).throwOnError();
  expect(await start(taken!)).toBe(false);
  expect(await claimMails()).toEqual([]);
  expect(await reportOf(ownerClient, campaign)).toMatchObject({ state: 'paused', waiting: readers });
  await ownerClient.rpc('resume_campaign', { campaign_id: campaign }).throwOnError();
  expect((await claimMails()).map(({ mail_id }) => mail_id)).toContain(taken!.mail_id);
  await Promise.all(rest.map((mail) => send(mail)));
});

test('subscribers who left or were deleted before their turn get no email', async () => {
  const leaver = await newSubscriber();
  const gone = await newSubscriber();
  const quick = await newSubscriber();
  const campaign = await newCampaign(ownerClient);
  await begin(campaign);
  await ownerClient
    .from('newsletter_subscribers_la2024')
    .update({ status: 'unsubscribed' })
    .eq('email', leaver)
    .throwOnError();
  await ownerClient.from('newsletter_subscribers_la2024').delete().eq('email', gone).throwOnError();
  const mails = await claimMails();
  expect(mails.map(({ email }) => email)).not.toEqual(expect.arrayContaining([leaver]));
  await ownerClient
    .from('newsletter_subscribers_la2024')
    .update({ status: 'unsubscribed' })
    .eq('email', quick)
    .throwOnError();
  expect(await start(mails.find(({ email }) => email === quick)!)).toBe(false);
  await Promise.all(mails.map((mail) => send(mail)));
  await sendEverything();
  expect(await reportOf(ownerClient, campaign)).toMatchObject({ state: 'sent', skipped: 3 });
});

test('an unsubscribe link works repeatedly and is counted once', async () => {
  const reader = await newSubscriber();
  const campaign = await newCampaign(ownerClient);
  await begin(campaign);
  const hash = tokenHash();
  const mails = await claimMails();
  for (const mail of mails) await send(mail, mail.email === reader ? hash : undefined);
  const unsubscribe = async (token_hash: string | null) =>
    (await post.rpc('unsubscribe_by_link', { token_hash }).throwOnError()).data;
  expect(await unsubscribe(hash)).toBe(true);
  expect(await unsubscribe(hash)).toBe(true);
  expect(await statusOf(reader)).toBe('unsubscribed');
  expect(await reportOf(ownerClient, campaign)).toMatchObject({ unsubscribed: 1 });
  for (const forged of [tokenHash(), '', 'x', `${hash}0`, "' or true --", null]) {
    expect(await unsubscribe(forged)).toBe(false);
  }
});

test('a started campaign cannot be changed or deleted', async () => {
  const campaign = await newCampaign(ownerClient);
  await begin(campaign);
  const rewritten = await ownerClient.from('newsletter_campaigns').update({ subject: 'Other news' }).eq('id', campaign);
  expect(rewritten.error).toMatchObject({ code: 'PT409' });
  await ownerClient.from('newsletter_campaigns').delete().eq('id', campaign);
  expect(await reportOf(ownerClient, campaign)).toBeDefined();
  const draft = await newCampaign(ownerClient);
  await ownerClient.from('newsletter_campaigns').delete().eq('id', draft).throwOnError();
  expect(await reportOf(ownerClient, draft)).toBeUndefined();
});
