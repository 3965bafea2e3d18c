import type { Coach } from '../_shared/coach.ts';
import { sendOnce } from '../_shared/outbox.ts';
import type { SendMail } from '../_shared/smtp.ts';
import { composeMail } from './contact-mails.ts';
import type { Outbox, OwedMail } from './outbox.ts';

export type Delivery = { outbox: Outbox; send: SendMail; readCoach: () => Promise<Coach>; siteUrl: string };

/**
 * Sends the emails that are due and not about bookings, each at most once.
 *
 * @returns the number of emails sent
 */
export async function deliver(delivery: Delivery): Promise<number> {
  const owed = await delivery.outbox.claim();
  if (!owed.length) return 0;
  const coach = await delivery.readCoach();
  const context = { coach, siteUrl: delivery.siteUrl };
  const sent = await Promise.all(
    owed.map((mail) =>
      sendOnce(
        delivery,
        [mail],
        (one) => reasonNotToSend(one, coach),
        () => composeMail(mail, context),
      ),
    ),
  );
  return sent.filter(Boolean).length;
}

/** Why an email is no longer true or wanted. */
function reasonNotToSend(owed: OwedMail, coach: Coach): string | undefined {
  if (owed.kind === 'owner-message')
    return coach.wantsMessageAlerts ? undefined : 'New message alerts are turned off in the settings.';
  if (owed.kind === 'personal' || !owed.isOutdated) return undefined;
  return owed.kind === 'welcome'
    ? 'The address was confirmed or unsubscribed before the email was sent.'
    : 'The state of the calendar changed before the email was sent.';
}
