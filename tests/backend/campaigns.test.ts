import { expectSoon } from '../browser/expect-soon';
import { asOperator, asOwner, operator, owner } from './api';
import {
  claimMails,
  claimMailsOfCampaign,
  type DueMail,
  newCampaign,
  newSubscriber,
  reportOf,
  startedCampaign,
  tokenHash,
  unsubscribe,
} from './campaign-steps';

const post = operator();

/** Settles all waiting emails, so that each test claims only its own. */
async function sendEverything() {
  await Promise.all((await claimMails()).map((mail) => send(mail)));
}

const start = ({ mail_id, claim: mail_claim }: DueMail, hash = tokenHash()) =>
  asOperator<boolean>('start_campaign_mail', { mail_id, mail_claim, token_hash: hash });

const settle = ({ mail_id, claim: mail_claim }: DueMail, outcome: string, reason = '') =>
  asOperator<boolean>('settle_campaign_mail', { mail_id, mail_claim, outcome, reason });

async function send(mail: DueMail, hash?: string) {
  if (await start(mail, hash)) await settle(mail, 'sent');
}

const begin = (campaign: string) => asOwner<number>('start_campaign', { campaign_id: campaign });

const statusOf = async (email: string) =>
  (await post.from('newsletter_subscribers_la2024').select('status').eq('email', email).single().throwOnError()).data
    ?.status as string;

beforeAll(async () => {
  // Other files leave many subscribers, and each gets every email of these tests.
  await owner().from('newsletter_subscribers_la2024').delete().neq('source', 'nowhere').throwOnError();
  for (let readers = 0; readers < 2; readers += 1) await newSubscriber();
});
beforeEach(sendEverything);

test('a campaign goes once to each subscriber who is active at its start, and then ends', async () => {
  const first = await newSubscriber();
  const left = await newSubscriber();
  await unsubscribe(left);
  const campaign = await newCampaign();
  const readers = await begin(campaign);
  const late = await newSubscriber();
  const batches = await Promise.all(Array.from({ length: 6 }, () => claimMails(7)));
  const mails = [...batches.flat(), ...(await claimMails())].filter(({ campaign_id }) => campaign_id === campaign);
  const addresses = mails.map(({ email }) => email);
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(addresses).toContain(first);
  expect(addresses).not.toContain(left);
  expect(addresses).not.toContain(late);
  await Promise.all(mails.map((mail) => send(mail)));
  await sendEverything();
  expect(await reportOf(campaign)).toMatchObject({ state: 'sent', recipients: readers, sent: readers, waiting: 0 });
});

test('a subject over 150 characters is rejected', async () => {
  await expect(newCampaign({ subject: 'x'.repeat(151) })).rejects.toMatchObject({ code: '23514' });
});

test('starting a campaign twice sends no email twice', async () => {
  const campaign = await newCampaign();
  const [once, twice] = await Promise.all([begin(campaign), begin(campaign)]);
  expect(twice).toBe(once);
  expect((await reportOf(campaign)).recipients).toBe(once);
});

test('an email can be claimed again only if sending had not begun', async () => {
  const campaign = await startedCampaign();
  const hold = () => asOperator<DueMail[]>('claim_campaign_mails', { at_most: 2, hold_seconds: 1 });
  const [leaving, claimed] = await hold();
  await asOperator('start_campaign_mail', {
    mail_id: leaving!.mail_id,
    mail_claim: leaving!.claim,
    token_hash: tokenHash(),
    hold_seconds: 1,
  });
  await new Promise((resolve) => setTimeout(resolve, 1200));
  const again = await claimMails();
  expect(again.map(({ mail_id }) => mail_id)).toContain(claimed!.mail_id);
  expect(again.map(({ mail_id }) => mail_id)).not.toContain(leaving!.mail_id);
  expect(await reportOf(campaign)).toMatchObject({ doubtful: 1 });
  // The old claim is no longer valid.
  expect(await start(claimed!)).toBe(false);
  // The sender was only slow: its outcome is still accepted.
  expect(await settle(leaving!, 'sent')).toBe(true);
  await Promise.all(again.map((mail) => send(mail)));
});

test('a refusal that is reported after the campaign has ended is still retried', async () => {
  const campaign = await startedCampaign();
  const [late] = await asOperator<DueMail[]>('claim_campaign_mails', { at_most: 1, hold_seconds: 1 });
  const { mail_id, claim: mail_claim } = late!;
  await asOperator('start_campaign_mail', { mail_id, mail_claim, token_hash: tokenHash(), hold_seconds: 1 });
  const sendRest = async () => {
    await sendEverything();
    return (await reportOf(campaign)).state;
  };
  await expectSoon(sendRest, (state) => state === 'sent');
  expect(await settle(late!, 'refused', 'try again later')).toBe(true);
  expect(await reportOf(campaign)).toMatchObject({ state: 'sending', waiting: 1 });
});

test('failed emails are counted with their reason, and only they can be retried', async () => {
  const campaign = await startedCampaign();
  const [refused, lost, ...rest] = await claimMailsOfCampaign(campaign);
  await start(refused!);
  await settle(refused!, 'refused-for-good', 'no such user');
  await start(lost!);
  await settle(lost!, 'unknown', 'connection lost');
  await Promise.all(rest.map((mail) => send(mail)));
  await sendEverything();
  expect(await reportOf(campaign)).toMatchObject({ failed: 1, doubtful: 1, state: 'sent' });
  expect(await asOwner('campaign_problems', { campaign_id: campaign })).toEqual([
    { email: refused!.email, state: 'failed', reason: 'no such user' },
    { email: lost!.email, state: 'doubtful', reason: 'connection lost' },
  ]);
  expect(await asOwner('retry_campaign', { campaign_id: campaign, of_state: 'failed' })).toBe(1);
  expect((await claimMailsOfCampaign(campaign)).map(({ email }) => email)).toEqual([refused!.email]);
  const hostile = await owner().rpc('retry_campaign', { campaign_id: campaign, of_state: 'sent' });
  expect(hostile.error?.code).toBe('PT422');
});

test('a paused campaign hands out no emails and takes back claimed ones', async () => {
  const campaign = await newCampaign();
  const readers = await begin(campaign);
  const [taken, ...rest] = await claimMailsOfCampaign(campaign);
  await asOwner('pause_campaign', { campaign_id: campaign });
  expect(await start(taken!)).toBe(false);
  expect(await claimMailsOfCampaign(campaign)).toEqual([]);
  expect(await reportOf(campaign)).toMatchObject({ state: 'paused', waiting: readers });
  await asOwner('resume_campaign', { campaign_id: campaign });
  expect((await claimMails()).map(({ mail_id }) => mail_id)).toContain(taken!.mail_id);
  await Promise.all(rest.map((mail) => send(mail)));
});

test('subscribers who left or were deleted before their turn get no email', async () => {
  const leaver = await newSubscriber();
  const gone = await newSubscriber();
  const quick = await newSubscriber();
  const campaign = await startedCampaign();
  await unsubscribe(leaver);
  await owner().from('newsletter_subscribers_la2024').delete().eq('email', gone).throwOnError();
  const mails = await claimMails();
  expect(mails.map(({ email }) => email)).not.toEqual(expect.arrayContaining([leaver]));
  await unsubscribe(quick);
  expect(await start(mails.find(({ email }) => email === quick)!)).toBe(false);
  await Promise.all(mails.map((mail) => send(mail)));
  await sendEverything();
  expect(await reportOf(campaign)).toMatchObject({ state: 'sent', skipped: 3 });
});

test('an unsubscribe link works repeatedly and is counted once', async () => {
  const reader = await newSubscriber();
  const campaign = await startedCampaign();
  const hash = tokenHash();
  const mails = await claimMailsOfCampaign(campaign);
  for (const mail of mails) await send(mail, mail.email === reader ? hash : undefined);
  const open = (token_hash: string | null) => asOperator('unsubscribe_by_link', { token_hash });
  expect(await open(hash)).toBe(true);
  expect(await open(hash)).toBe(true);
  expect(await statusOf(reader)).toBe('unsubscribed');
  expect(await reportOf(campaign)).toMatchObject({ unsubscribed: 1 });
  for (const forged of [tokenHash(), '', 'x', `${hash}0`, "' or true --", null]) {
    expect(await open(forged)).toBe(false);
  }
});

test('a started campaign cannot be changed or deleted', async () => {
  const campaign = await startedCampaign();
  const rewritten = await owner().from('newsletter_campaigns').update({ subject: 'Other news' }).eq('id', campaign);
  expect(rewritten.error).toMatchObject({ code: 'PT409' });
  await owner().from('newsletter_campaigns').delete().eq('id', campaign);
  expect(await reportOf(campaign)).toBeDefined();
  const draft = await newCampaign();
  await owner().from('newsletter_campaigns').delete().eq('id', draft).throwOnError();
  expect(await reportOf(draft)).toBeUndefined();
});
