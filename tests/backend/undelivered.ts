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

/** The owner's list of undelivered mails. */
export async function undeliveredMails(desk: SupabaseClient, args = {}): Promise<Undelivered[]> {
  return (await desk.rpc('undelivered_mails', args).throwOnError()).data as Undelivered[];
}

/** Dismisses mails of earlier tests. */
export async function dismissAll(desk: SupabaseClient): Promise<void> {
  const left = await undeliveredMails(desk, { at_most: 100 });
  await desk.rpc('dismiss_mails', { mail_ids: left.map(({ mail_id }) => mail_id) }).throwOnError();
}
