import type { SupabaseClient } from '@supabase/supabase-js';
import { operator, owner } from './api';
import { claimMails, newCampaign, newSubscriber, tokenHash } from './campaign-steps';
import { book, bookingForm, clearCalendar, freeSlot } from './slots';
import { dismissAll, undeliveredMails } from './undelivered';

type Claimed = { mail_id: string; claim: string; kind: string };

const post = operator();
let ownerClient: SupabaseClient;

beforeAll(async () => {
  ownerClient = await owner();
});
beforeEach(async () => {
  await clearCalendar();
  await dismissAll(ownerClient);
});

const undelivered = (args = {}) => undeliveredMails(ownerClient, args);

const claim = async (booking: string) =>
  (await post.rpc('claim_mail', { for_booking: booking }).throwOnError()).data as Claimed[];

/** A booking whose emails failed for good. */
async function bookingWithoutMails() {
  const { data } = await book(bookingForm(await freeSlot()));
  const booking = data as { id: string; email: string };
  for (const mail of await claim(booking.id)) {
    await post
      .rpc('fail_mail', { mail_id: mail.mail_id, mail_claim: mail.claim, reason: '550 No such user', is_final: true })
      .throwOnError();
  }
  return booking;
}

test('failed emails are listed with recipient, reason and attempts', async () => {
  const booking = await bookingWithoutMails();
  const mails = await undelivered();
  expect(mails.map(({ kind }) => kind).toSorted()).toEqual(['confirmation', 'owner-notice']);
  expect(mails.find(({ kind }) => kind === 'confirmation')).toMatchObject({
    state: 'failed',
    booking_id: booking.id,
    campaign_id: null,
    recipient: booking.email,
    reason: '550 No such user',
    attempts: 1,
    given_up_at: expect.any(String),
    is_over: false,
    total: 2,
  });
  expect(mails.find(({ kind }) => kind === 'owner-notice')).toMatchObject({ recipient: '' });
});

test('pages contain the total, and can be filtered by kind', async () => {
  await bookingWithoutMails();
  const [first] = await undelivered({ at_most: 1 });
  const [second] = await undelivered({ first: 1, at_most: 1 });
  expect([first!.total, second!.total]).toEqual([2, 2]);
  expect(first!.mail_id).not.toBe(second!.mail_id);
  expect(await undelivered({ of_kind: 'campaign' })).toEqual([]);
  expect(await undelivered({ of_kind: 'booking' })).toHaveLength(2);
});

test('a retried email is handed to the mail function once, like a new one', async () => {
  const booking = await bookingWithoutMails();
  const mail_ids = (await undelivered()).map(({ mail_id }) => mail_id);
  const again = async () => (await ownerClient.rpc('retry_mails', { mail_ids }).throwOnError()).data as number;
  expect(await again()).toBe(2);
  expect(await again()).toBe(0);
  expect(await undelivered()).toEqual([]);
  expect((await claim(booking.id)).map((mail) => mail)).toEqual([
    expect.objectContaining({ attempt: 1 }),
    expect.objectContaining({ attempt: 1 }),
  ]);
});

test('sent and waiting emails cannot be retried', async () => {
  const { data } = await book(bookingForm(await freeSlot()));
  const [mail, waiting] = await claim((data as { id: string }).id);
  const delivery = { mail_id: mail!.mail_id, mail_claim: mail!.claim };
  await post.rpc('start_mail', delivery).throwOnError();
  await post.rpc('finish_mail', delivery).throwOnError();
  const { data: again } = await ownerClient.rpc('retry_mails', { mail_ids: [mail!.mail_id, waiting!.mail_id] });
  expect(again).toBe(0);
});

test('a dismissed email leaves the list until the dismissal is undone; its booking still shows it', async () => {
  const booking = await bookingWithoutMails();
  const mail_ids = (await undelivered()).map(({ mail_id }) => mail_id);
  expect((await ownerClient.rpc('dismiss_mails', { mail_ids }).throwOnError()).data).toBe(2);
  expect(await undelivered()).toEqual([]);
  const { data } = await ownerClient.rpc('booking_mails', { for_booking: booking.id }).throwOnError();
  expect(data).toContainEqual(expect.objectContaining({ kind: 'confirmation', state: 'failed', is_dismissed: true }));
  await ownerClient.rpc('dismiss_mails', { mail_ids, is_dismissed: false }).throwOnError();
  expect(await undelivered()).toHaveLength(2);
});

test('skipped emails are not failures', async () => {
  const { data } = await book(bookingForm(await freeSlot()));
  const booking = data as { id: string };
  for (const mail of await claim(booking.id)) {
    const skipped = { mail_id: mail.mail_id, mail_claim: mail.claim, reason: 'Notices are switched off.' };
    expect((await post.rpc('skip_mail', skipped).throwOnError()).data).toBe(true);
    expect((await post.rpc('skip_mail', skipped).throwOnError()).data).toBe(false);
  }
  expect(await undelivered()).toEqual([]);
  const { data: mails } = await ownerClient.rpc('booking_mails', { for_booking: booking.id }).throwOnError();
  expect((mails as { state: string }[]).filter(({ state }) => state === 'skipped')).toHaveLength(2);
});

/** Acts as the mail function for claimed emails; those to `lost` fail for good. */
async function settle(mails: Awaited<ReturnType<typeof claimMails>>, lost?: string): Promise<void> {
  for (const { mail_id, claim: mail_claim, email } of mails) {
    await post.rpc('start_campaign_mail', { mail_id, mail_claim, token_hash: tokenHash() }).throwOnError();
    const outcome = email === lost ? { outcome: 'refused-for-good', reason: 'no such user' } : { outcome: 'sent' };
    await post.rpc('settle_campaign_mail', { mail_id, mail_claim, ...outcome }).throwOnError();
  }
}

async function startedCampaign(): Promise<string> {
  const campaign = await newCampaign(ownerClient);
  await ownerClient.rpc('start_campaign', { campaign_id: campaign }).throwOnError();
  return campaign;
}

const settleAll = async (lost?: string) => {
  for (let mails = await claimMails(); mails.length > 0; mails = await claimMails()) await settle(mails, lost);
};

test('failed campaign emails are in the same list, and retrying one resumes the campaign', async () => {
  const email = await newSubscriber();
  const campaign = await startedCampaign();
  await settleAll(email);
  const [lost, ...others] = await undelivered();
  expect(others).toEqual([]);
  expect(lost).toMatchObject({
    kind: 'campaign',
    state: 'failed',
    campaign_id: campaign,
    about: 'News for November',
    recipient: email,
    reason: 'no such user',
  });
  expect((await ownerClient.rpc('retry_mails', { mail_ids: [lost!.mail_id] }).throwOnError()).data).toBe(1);
  expect((await claimMails()).map((mail) => mail.email)).toEqual([email]);
});

test('retrying an email does not resume a paused campaign', async () => {
  await newSubscriber();
  const campaign = await startedCampaign();
  const mails = await claimMails();
  await settle(mails, mails[0]!.email);
  await ownerClient.rpc('pause_campaign', { campaign_id: campaign }).throwOnError();
  const [lost] = await undelivered();
  await ownerClient.rpc('retry_mails', { mail_ids: [lost!.mail_id] }).throwOnError();
  expect(await claimMails()).toEqual([]);
  await ownerClient.rpc('resume_campaign', { campaign_id: campaign }).throwOnError();
  await settleAll();
  expect(await undelivered()).toEqual([]);
});

test('the history records the owner’s changes of an email', async () => {
  await bookingWithoutMails();
  const [mail] = await undelivered();
  await ownerClient.rpc('dismiss_mails', { mail_ids: [mail!.mail_id] }).throwOnError();
  const { data } = await ownerClient.from('change_history').select('*').eq('row_id', mail!.mail_id).throwOnError();
  expect(data).toHaveLength(1);
  expect(data![0]).toMatchObject({ table_name: 'mail_outbox', action: 'changed', actor: 'owner@example.com' });
});
