import { announcesCancellation, isForOwner } from '../../../domain/src/mail-kinds.ts';
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
 * Sends the mails that are due, each at most once.
 *
 * @param bookingId only the mails of this booking
 * @returns the number of mails sent
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
  // A mail that may have arrived is not sent again: a second invite confuses, and the site offers the invite anyway.
  else await outbox.fail(owed, outcome.reason, outcome.state === 'unknown' || outcome.isFinal);
  return outcome.state === 'sent';
}

/** Why a mail is no longer true or wanted. */
function reasonNotToSend({ kind, booking }: OwedMail, coach: Coach): string | undefined {
  if (isForOwner(kind) && !coach.wantsAlerts) return 'New booking alerts are turned off in the settings.';
  if (kind === 'reminder' && booking.status === 'pending') return 'The booking is not confirmed.';
  const isCancelled = booking.status === 'cancelled';
  if (isCancelled === announcesCancellation(kind)) return undefined;
  return isCancelled
    ? 'The booking was cancelled before the email was sent.'
    : 'The booking was reinstated before the email was sent.';
}
