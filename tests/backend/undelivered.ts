import type { SupabaseClient } from '@supabase/supabase-js';

type Undelivered = {
  mail_id: string;
  kind: string;
  state: string;
  booking_id: string | null;
  campaign_id: string | null;
  about: string;
  recipient: string;
  attempts: number;
  reason: string;
  is_over: boolean;
  total: number;
};

/** The owner's list of undelivered emails. */
export async function undeliveredMails(ownerClient: SupabaseClient, args = {}): Promise<Undelivered[]> {
  return (await ownerClient.rpc('undelivered_mails', args).throwOnError()).data as Undelivered[];
}

/** Dismisses emails of earlier tests. */
export async function dismissAll(ownerClient: SupabaseClient): Promise<void> {
  const left = await undeliveredMails(ownerClient, { at_most: 100 });
  await ownerClient.rpc('dismiss_mails', { mail_ids: left.map(({ mail_id }) => mail_id) }).throwOnError();
}
