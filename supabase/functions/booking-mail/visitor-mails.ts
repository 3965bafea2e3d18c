import type { VisitorMailKind } from '../../../domain/src/mail-kinds.ts';
import { formatSlotDate } from '../../../domain/src/slot-format.ts';
import { coachClock } from '../../../domain/src/slots.ts';
import type { Coach } from '../_shared/coach.ts';
import type { MailPart } from '../_shared/mail-layout.ts';
import type { MailedBooking } from './outbox.ts';

type Words = {
  subject: (when: string) => string;
  heading: string;
  opening: string;
  /**
   * Parts between the appointment and how to change it. Never the visitor's message: anyone can book with anyone's
   * address, so the mail would carry a stranger's text.
   */
  more: (booking: MailedBooking) => MailPart[];
};

const invited: MailPart = {
  kind: 'paragraph',
  text: 'The attached calendar invite shows the time in your own time zone.',
};

const updated: MailPart = {
  kind: 'paragraph',
  text: 'The attached calendar invite updates the entry in your calendar.',
};

const awaitsConfirmation: MailPart = {
  kind: 'paragraph',
  text: 'I will email you once I have confirmed the new time.',
};

/** The texts of the mails to visitors. Every mail also shows the appointment. */
export const visitorWords: Record<VisitorMailKind, Words> = {
  confirmation: {
    subject: (when) => `Your consultation on ${when}`,
    heading: 'I look forward to meeting you',
    opening: 'Thank you for booking a consultation with me. Here are the details:',
    more: () => [invited],
  },
  confirmed: {
    subject: (when) => `Confirmed: your consultation on ${when}`,
    heading: 'Your consultation is confirmed',
    opening: 'I have confirmed your consultation. Here are the details:',
    more: () => [updated],
  },
  moved: {
    subject: (when) => `Moved: your consultation is now on ${when}`,
    heading: 'Your consultation has a new time',
    opening: 'Your consultation has been moved. Here is the new time:',
    more: ({ status }) => (status === 'pending' ? [updated, awaitsConfirmation] : [updated]),
  },
  cancelled: {
    subject: (when) => `Cancelled: your consultation on ${when}`,
    heading: 'Your consultation is cancelled',
    opening: 'This consultation has been cancelled, and its time has been released:',
    more: () => [{ kind: 'paragraph', text: 'The attached file removes the entry from your calendar.' }],
  },
  reinstated: {
    subject: (when) => `Back on: your consultation on ${when}`,
    heading: 'Your consultation is back on',
    opening: 'Your consultation is no longer cancelled. It takes place as planned:',
    more: () => [updated],
  },
  reminder: {
    subject: (when) => `Reminder: your consultation on ${when}`,
    heading: 'See you tomorrow',
    opening: 'This is a short reminder of our consultation:',
    more: () => [],
  },
};

/** How visitors change their booking: with its link if the site's address is known, otherwise by reply or phone. */
export function changeOfPlans(
  kind: VisitorMailKind,
  booking: MailedBooking,
  coach: Coach,
  siteUrl?: string,
): MailPart[] {
  const call = coach.phone ? ` or call ${coach.phone}` : '';
  if (kind === 'cancelled') {
    return [
      { kind: 'paragraph', text: `To arrange another time, reply to this email${call}, or book on the site.` },
      ...(siteUrl ? [{ kind: 'link', label: 'Choose another time', address: `${siteUrl}/` } as const] : []),
    ];
  }
  const answer = `If anything changes, reply to this email${call}, and I will find another time for you.`;
  if (!siteUrl) return [{ kind: 'paragraph', text: answer }];
  return [
    { kind: 'link', label: 'Move or cancel', address: `${siteUrl}/#/booking/${booking.link}` },
    { kind: 'paragraph', text: `The link is only for you and works until the consultation starts. ${answer}` },
  ];
}

const longestName = 40;
const unsafeName = /[\d:/@\\]|\.\p{L}{2}/u;

/** Returns the name if a mail to a visitor may contain it, or an empty text if it could be an advertisement or a link. */
export function namedAs(name: string): string {
  return name.length > longestName || unsafeName.test(name) ? '' : name;
}

/** `Tuesday, December 1, 2026` */
export const coachDate = ({ startsAt }: MailedBooking) => formatSlotDate(coachClock(startsAt).date);

export const whenText = (booking: MailedBooking) => `${coachDate(booking)} at ${booking.time} Eastern Time`;
