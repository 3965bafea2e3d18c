import { announcesCancellation, isForOwner } from '../../../domain/src/mail-kinds.ts';
import { composeMail } from './booking-mails.ts';
import type { Coach } from '../_shared/coach.ts';
import type { Outbox, OwedMail } from './outbox.ts';
import { sendOnce } from '../_shared/outbox.ts';
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
  const now = delivery.now?.() ?? new Date();
  const sent = await Promise.all(
    owed.map((mail) =>
      sendOnce(delivery, mail, reasonNotToSend(mail, coach), () =>
        composeMail(mail, { coach, siteUrl: delivery.siteUrl, now }),
      ),
    ),
  );
  return sent.filter(Boolean).length;
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
