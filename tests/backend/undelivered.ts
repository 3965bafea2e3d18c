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

/** What the owner's list of mails that did not arrive says. */
export async function undeliveredMails(desk: SupabaseClient, args = {}): Promise<Undelivered[]> {
  return (await desk.rpc('undelivered_mails', args).throwOnError()).data as Undelivered[];
}

/** Puts away what earlier tests left in the list. */
export async function dismissAll(desk: SupabaseClient): Promise<void> {
  const left = await undeliveredMails(desk, { at_most: 100 });
  await desk.rpc('dismiss_mails', { mail_ids: left.map(({ mail_id }) => mail_id) }).throwOnError();
}
