import { expect } from '@playwright/test';
import { publishableKey } from '../../local-stack/backend/local-keys';
import { addresses, database } from './stack';

type Received = { subject: string; text: string; html: string; attachments: { name: string; address: string }[] };

/** The emails sent to an address, newest first. */
export async function mailsTo(email: string): Promise<Received[]> {
  const answer = await fetch(`${addresses.mail}/api/messages?to=${encodeURIComponent(email)}`);
  return (await answer.json()) as Received[];
}

/** Their subjects. */
export const subjectsTo = async (email: string) => (await mailsTo(email)).map(({ subject }) => subject);

/** Waits for the email to an address with a subject. */
export async function mailWith(email: string, subject: RegExp): Promise<Received> {
  await expect.poll(() => subjectsTo(email)).toContainEqual(expect.stringMatching(subject));
  return (await mailsTo(email)).find((mail) => subject.test(mail.subject))!;
}

/** Sends the emails about the owner's changes of a booking, which wait for half a minute otherwise. */
export async function sendWaitingMails(bookingId: string): Promise<void> {
  await database().rpc('make_mails_due', { of_booking: bookingId }).throwOnError();
  await sendDueMails(bookingId);
}

/** Sends a booking's due emails, as the schedule does every minute. */
export const sendDueMails = (bookingId: string) =>
  fetch(`${addresses.api}/functions/v1/booking-mail`, {
    method: 'POST',
    headers: { apikey: publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ bookingId }),
  });
