import { asOperator, asOwner, historyOf } from './api';
import { claimMails, claimMailsOfCampaign, newSubscriber, startedCampaign, tokenHash } from './campaign-steps';
import { claimMailsOf, gaveUp, report } from './mail-steps';
import { clearCalendar, newBooking } from './slots';
import { dismissAll, undeliveredMails } from './undelivered';

beforeEach(async () => {
  await clearCalendar();
  await dismissAll();
});

/** A booking whose emails failed for good. */
async function bookingWithoutMails() {
  const booking = await newBooking();
  for (const mail of await claimMailsOf(booking.id)) await report('fail', mail, gaveUp);
  return booking;
}

test('failed emails are listed with recipient, reason and attempts', async () => {
  const booking = await bookingWithoutMails();
  const mails = await undeliveredMails();
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
  const [first] = await undeliveredMails({ at_most: 1 });
  const [second] = await undeliveredMails({ first: 1, at_most: 1 });
  expect([first!.total, second!.total]).toEqual([2, 2]);
  expect(first!.mail_id).not.toBe(second!.mail_id);
  expect(await undeliveredMails({ of_kind: 'campaign' })).toEqual([]);
  expect(await undeliveredMails({ of_kind: 'booking' })).toHaveLength(2);
});

test('a retried email is handed to the email function once, like a new one', async () => {
  const booking = await bookingWithoutMails();
  const mail_ids = (await undeliveredMails()).map(({ mail_id }) => mail_id);
  const again = () => asOwner<number>('retry_mails', { mail_ids });
  expect(await again()).toBe(2);
  expect(await again()).toBe(0);
  expect(await undeliveredMails()).toEqual([]);
  expect(await claimMailsOf(booking.id)).toEqual([
    expect.objectContaining({ attempt: 1 }),
    expect.objectContaining({ attempt: 1 }),
  ]);
});

test('sent and waiting emails cannot be retried', async () => {
  const [mail, waiting] = await claimMailsOf((await newBooking()).id);
  await report('start', mail!);
  await report('finish', mail!);
  expect(await asOwner('retry_mails', { mail_ids: [mail!.mail_id, waiting!.mail_id] })).toBe(0);
});

test('a dismissed email leaves the list until the dismissal is undone; its booking still shows it', async () => {
  const booking = await bookingWithoutMails();
  const mail_ids = (await undeliveredMails()).map(({ mail_id }) => mail_id);
  expect(await asOwner('dismiss_mails', { mail_ids })).toBe(2);
  expect(await undeliveredMails()).toEqual([]);
  expect(await asOwner('booking_mails', { for_booking: booking.id })).toContainEqual(
    expect.objectContaining({ kind: 'confirmation', state: 'failed', is_dismissed: true }),
  );
  await asOwner('dismiss_mails', { mail_ids, is_dismissed: false });
  expect(await undeliveredMails()).toHaveLength(2);
});

test('skipped emails are not failures', async () => {
  const booking = await newBooking();
  for (const mail of await claimMailsOf(booking.id)) {
    expect(await report('skip', mail, { reason: 'Notices are switched off.' })).toBe(true);
    expect(await report('skip', mail)).toBe(false);
  }
  expect(await undeliveredMails()).toEqual([]);
  const mails = await asOwner<{ state: string }[]>('booking_mails', { for_booking: booking.id });
  expect(mails.filter(({ state }) => state === 'skipped')).toHaveLength(2);
});

/** Acts as the email function for claimed emails; those to `lost` fail for good. */
async function settle(mails: Awaited<ReturnType<typeof claimMails>>, lost?: string): Promise<void> {
  for (const { mail_id, claim: mail_claim, email } of mails) {
    await asOperator('start_campaign_mail', { mail_id, mail_claim, token_hash: tokenHash() });
    const outcome = email === lost ? { outcome: 'refused-for-good', reason: 'no such user' } : { outcome: 'sent' };
    await asOperator('settle_campaign_mail', { mail_id, mail_claim, ...outcome });
  }
}

const settleAll = async (lost?: string) => settle(await claimMails(), lost);

test('failed campaign emails are in the same list, and retrying one resumes the campaign', async () => {
  const email = await newSubscriber();
  const campaign = await startedCampaign();
  await settleAll(email);
  const [lost, ...others] = await undeliveredMails();
  expect(others).toEqual([]);
  expect(lost).toMatchObject({
    kind: 'campaign',
    state: 'failed',
    campaign_id: campaign,
    about: 'News for November',
    recipient: email,
    reason: 'no such user',
  });
  expect(await asOwner('retry_mails', { mail_ids: [lost!.mail_id] })).toBe(1);
  expect((await claimMailsOfCampaign(campaign)).map((mail) => mail.email)).toEqual([email]);
});

test('retrying an email does not resume a paused campaign', async () => {
  await newSubscriber();
  const campaign = await startedCampaign();
  const mails = await claimMailsOfCampaign(campaign);
  await settle(mails, mails[0]!.email);
  await asOwner('pause_campaign', { campaign_id: campaign });
  const [lost] = await undeliveredMails();
  await asOwner('retry_mails', { mail_ids: [lost!.mail_id] });
  expect(await claimMailsOfCampaign(campaign)).toEqual([]);
  await asOwner('resume_campaign', { campaign_id: campaign });
  await settleAll();
  expect(await undeliveredMails()).toEqual([]);
});

test('the history records the owner’s changes of an email', async () => {
  await bookingWithoutMails();
  const [mail] = await undeliveredMails();
  await asOwner('dismiss_mails', { mail_ids: [mail!.mail_id] });
  expect(await historyOf({ row_id: mail!.mail_id })).toMatchObject([
    { table_name: 'mail_outbox', action: 'changed', actor: 'owner@example.com' },
  ]);
});
