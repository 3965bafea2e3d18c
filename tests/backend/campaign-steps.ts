import { createHash, randomBytes } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { newEmail, operator, visitor } from './api';

export type DueMail = { mail_id: string; claim: string; campaign_id: string; email: string; attempt: number };

export const tokenHash = (token = randomBytes(32).toString('base64url')) =>
  createHash('sha256').update(token).digest('hex');

export async function newSubscriber(client: SupabaseClient = visitor(), email = newEmail('reader')): Promise<string> {
  await client.rpc('subscribe', { email }).throwOnError();
  return email;
}

export async function newCampaign(client: SupabaseClient, words = {}): Promise<string> {
  const { data } = await client
    .from('newsletter_campaigns')
    .insert({ subject: 'News for November', body: 'Hello **readers**', ...words })
    .select('id')
    .throwOnError();
  return (data as { id: string }[])[0]!.id;
}

export async function claimMails(atMost = 100, client: SupabaseClient = operator()): Promise<DueMail[]> {
  return (await client.rpc('claim_campaign_mails', { at_most: atMost }).throwOnError()).data as DueMail[];
}

type Report = Record<'recipients' | 'waiting' | 'sent' | 'failed' | 'doubtful' | 'skipped' | 'unsubscribed', number>;

export async function reportOf(client: SupabaseClient, campaign: string): Promise<Report & { state: string }> {
  const { data } = await client.rpc('campaign_reports', { only_campaign: campaign }).throwOnError();
  return (data as (Report & { state: string })[])[0]!;
}
