import { composeMail } from './booking-mails.ts';
import type { Coach } from '../_shared/coach.ts';
import type { Outbox, OwedMail } from './outbox.ts';
import type { SendMail } from '../_shared/smtp.ts';

export type Delivery = {
  outbox: Outbox;
  send: SendMail;
  readCoach: () => Promise<Coach>;
  siteUrl?: string;
  now?: () => Date;
};

/**
 * Sends what is due, each mail at most once.
 *
 * @param bookingId only the mails of this booking
 * @returns how many mails left
 */
export async function deliver(delivery: Delivery, bookingId?: string): Promise<number> {
  const owed = await delivery.outbox.claim(bookingId);
  if (!owed.length) return 0;
  const coach = await delivery.readCoach();
  const sent = await Promise.all(owed.map((mail) => deliverOne(delivery, coach, mail)));
  return sent.filter(Boolean).length;
}

async function deliverOne({ outbox, send, siteUrl, now }: Delivery, coach: Coach, owed: OwedMail): Promise<boolean> {
  const reason = reasonNotToSend(owed, coach);
  if (reason) {
    await outbox.skip(owed, reason);
    return false;
  }
  const mail = composeMail(owed, { coach, siteUrl, now: now?.() ?? new Date() });
  if (!(await outbox.start(owed))) return false;
  const outcome = await send(mail);
  if (outcome.state === 'sent') await outbox.finish(owed);
  // A mail that may have arrived is not sent again: two invites confuse more than one that the site offers anyway.
  else await outbox.fail(owed, outcome.reason, outcome.state === 'unknown' || outcome.isFinal);
  return outcome.state === 'sent';
}

/** What is told must still be so when it is told. */
function reasonNotToSend({ kind, booking }: OwedMail, coach: Coach): string | undefined {
  if (kind.startsWith('owner-') && !coach.wantsNotices) return 'Notices are switched off in the settings.';
  const tellsOfCancelling = kind === 'cancelled' || kind === 'owner-cancelled';
  if (booking.status === 'cancelled' && !tellsOfCancelling) return 'The booking was cancelled before the mail left.';
  if (booking.status !== 'cancelled' && tellsOfCancelling)
    return 'The booking was taken up again before the mail left.';
  return undefined;
}
