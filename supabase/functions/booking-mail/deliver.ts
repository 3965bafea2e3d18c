import { announcesCancellation, isForOwner } from '../../../domain/src/mail-kinds.ts';
import { composeMail } from './booking-mails.ts';
import type { Coach } from '../_shared/coach.ts';
import type { Outbox, OwedMail } from './outbox.ts';
import { sendOnce } from '../_shared/outbox.ts';
import type { SendMail } from '../_shared/smtp.ts';
import type { MailContext } from './visitor-mails.ts';

export type Delivery = {
  outbox: Outbox;
  send: SendMail;
  readCoach: () => Promise<Coach>;
  siteUrl?: string;
  now?: () => Date;
};

/**
 * Sends the emails that are due, each at most once.
 *
 * @param bookingId only the emails of this booking
 * @returns the number of emails sent
 */
export async function deliver(delivery: Delivery, bookingId?: string): Promise<number> {
  const owed = await delivery.outbox.claim(bookingId);
  if (!owed.length) return 0;
  const coach = await delivery.readCoach();
  const now = delivery.now?.() ?? new Date();
  const context = { coach, siteUrl: delivery.siteUrl, now };
  const sent = await Promise.all(
    batchesOf(owed).map((batch) =>
      sendOnce(
        delivery,
        batch,
        (mail) => reasonNotToSend(mail, context),
        (first, later) =>
          composeMail(
            first,
            context,
            later.map(({ booking }) => booking),
          ),
      ),
    ),
  );
  return sent.filter(Boolean).length;
}

/** Groups the emails that the client receives as one, in the order of their appointments. Each announces one kind of change. */
function batchesOf(owed: readonly OwedMail[]): OwedMail[][] {
  const batches = new Map<string, OwedMail[]>();
  for (const mail of owed.toSorted((a, b) => a.booking.startsAt.getTime() - b.booking.startsAt.getTime())) {
    const key = mail.batch ? `${mail.batch} ${mail.kind}` : mail.mailId;
    batches.set(key, [...(batches.get(key) ?? []), mail]);
  }
  return [...batches.values()];
}

/** Why an email is no longer true or wanted. */
function reasonNotToSend({ kind, booking }: OwedMail, { coach, now }: MailContext): string | undefined {
  if (isForOwner(kind) && !coach.wantsAlerts) return 'New booking alerts are turned off in the settings.';
  // The client may have moved it since it was confirmed.
  if ((kind === 'reminder' || kind === 'confirmed') && booking.status === 'pending')
    return 'The booking isn’t confirmed.';
  if (booking.status === 'completed') return 'The consultation has already taken place.';
  if (kind === 'reminder' && booking.startsAt <= now) return 'The consultation began before the email was sent.';
  if (booking.status === 'no-show') return 'The client didn’t show up.';
  const isCancelled = booking.status === 'cancelled';
  if (isCancelled === announcesCancellation(kind)) return undefined;
  return isCancelled
    ? 'The booking was canceled before the email was sent.'
    : 'The booking was reinstated before the email was sent.';
}
