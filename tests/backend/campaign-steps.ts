import { createHash, randomBytes } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { asOperator, newEmail, operator, owner, visitor } from './api';

export type DueMail = { mail_id: string; claim: string; campaign_id: string; email: string; attempt: number };

export const tokenHash = () => createHash('sha256').update(randomBytes(32)).digest('hex');

type ContactMail = { mail_id: string; claim: string; kind: string; email: string; link: string; message_id: string };

/** Claims all emails that are due: on a shared database more of other tests may wait than one claim hands out. */
export async function claimContactMails(client: SupabaseClient = operator()): Promise<ContactMail[]> {
  const atMost = 100;
  const all: ContactMail[] = [];
  for (;;) {
    const { data } = await client.rpc('claim_contact_mails', { at_most: atMost }).throwOnError();
    all.push(...(data as ContactMail[]));
    if (data.length < atMost) return all;
  }
}

/** Confirms the addresses of all welcome emails that are due, as their readers do. */
export async function confirmSubscriptions(client: SupabaseClient = operator(), reader = visitor()): Promise<void> {
  for (const { kind, link } of await claimContactMails(client))
    if (kind === 'welcome') await reader.rpc('confirm_subscription', { link }).throwOnError();
}

/** Unsubscribes a reader as the owner. */
export const unsubscribe = (email: string) =>
  owner().from('newsletter_subscribers_la2024').update({ status: 'unsubscribed' }).eq('email', email).throwOnError();

/** Subscribes and confirms an address. */
export async function newSubscriber(): Promise<string> {
  const email = newEmail('reader');
  await visitor().rpc('subscribe', { email }).throwOnError();
  await confirmSubscriptions();
  return email;
}

export async function newCampaign(words = {}, client = owner()): Promise<string> {
  const { data } = await client
    .from('newsletter_campaigns')
    .insert({ subject: 'News for November', body: 'Hello **readers**', ...words })
    .select('id')
    .throwOnError();
  return (data as { id: string }[])[0]!.id;
}

/** Creates and starts a campaign. */
export async function startedCampaign(client = owner()): Promise<string> {
  const campaign_id = await newCampaign({}, client);
  await client.rpc('start_campaign', { campaign_id }).throwOnError();
  return campaign_id;
}

/** Claims a batch of emails to readers, without a limit all: other tests on a shared database have added many readers. */
export async function claimMails(atMost?: number): Promise<DueMail[]> {
  const all: DueMail[] = [];
  for (;;) {
    const batch = await asOperator<DueMail[]>('claim_campaign_mails', { at_most: atMost ?? 100 });
    all.push(...batch);
    if (atMost || batch.length === 0) return all;
  }
}

/** Claims all emails to readers that are due, and returns those of a campaign: claims of other tests may have expired. */
export const claimMailsOfCampaign = async (campaign: string) =>
  (await claimMails()).filter(({ campaign_id }) => campaign_id === campaign);

type Report = Record<'recipients' | 'waiting' | 'sent' | 'failed' | 'doubtful' | 'skipped' | 'unsubscribed', number>;

export async function reportOf(campaign: string, client = owner()): Promise<Report & { state: string }> {
  const { data } = await client.rpc('campaign_reports', { only_campaign: campaign }).throwOnError();
  return (data as (Report & { state: string })[])[0]!;
}
