import { asOperator, visitor } from './api';
import { at, freeSlots, newBooking, type Slot } from './slots';

export type Mail = Record<string, unknown> & { mail_id: string; claim: string; kind: string; link: string };

/** Claims the emails that a booking owes, in place of the email function. */
export const claimMailsOf = (for_booking: string) => asOperator<Mail[]>('claim_mail', { for_booking });

/** The link in the emails of a booking. */
export const linkOf = async (for_booking: string) => (await claimMailsOf(for_booking))[0]!.link;

export const moveByLink = (link: string, slot: Slot) => visitor().rpc('move_by_link', { link, ...at(slot) });

/** Reports that a claimed email is about to be sent, was sent, could not be sent or is no longer needed. */
export const report = (
  step: 'start' | 'finish' | 'fail' | 'skip',
  { mail_id, claim }: { mail_id: string; claim: string },
  more: Record<string, unknown> = {},
) => asOperator<boolean>(`${step}_mail`, { mail_id, mail_claim: claim, ...more });

export const gaveUp = { reason: '550 No such user', is_final: true };

/** Claims and sends the emails that a booking owes. */
export async function sendMailsOf(for_booking: string): Promise<Mail[]> {
  const mails = await claimMailsOf(for_booking);
  for (const mail of mails) {
    await report('start', mail);
    await report('finish', mail);
  }
  return mails;
}

/** The state of a booking's email, or null if there is none. */
export const mailState = (for_booking: string, mail_kind?: string) =>
  asOperator<string | null>('mail_state', { for_booking, mail_kind });

/** A booking on the last day whose first emails were sent, and the link in them. */
export async function toldBooking() {
  const details = { message: 'In confidence', phone: '+1 212 555 0199' };
  const booking = await newBooking((await freeSlots()).at(-1), details);
  const [mail] = await sendMailsOf(booking.id);
  return { booking, link: mail!.link };
}
