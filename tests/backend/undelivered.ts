import { asOwner } from './api';

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
export async function undeliveredMails(args = {}): Promise<Undelivered[]> {
  return asOwner<Undelivered[]>('undelivered_mails', args);
}

/** Dismisses emails of earlier tests. */
export async function dismissAll(): Promise<void> {
  const left = await undeliveredMails({ at_most: 100 });
  await asOwner('dismiss_mails', { mail_ids: left.map(({ mail_id }) => mail_id) });
}
