import type { Coach } from '../_shared/coach.ts';
import type { MailPart } from '../_shared/mail-layout.ts';
import type { MailedBooking, MailKind } from './outbox.ts';
import { dateText } from './when.ts';

export type VisitorMailKind = Exclude<MailKind, `owner-${string}`>;

type Words = {
  subject: (when: string) => string;
  heading: string;
  opening: (coach: Coach, booking: MailedBooking) => string;
  /**
   * What else the reader may want to know, before the way to change plans. Never what was typed as a message: anybody can
   * book with anybody's address, and would have us send it.
   */
  more: (booking: MailedBooking) => MailPart[];
};

const invited: MailPart = {
  kind: 'paragraph',
  text: 'The calendar invite attached to this mail shows the time in your own time zone.',
};

const updated: MailPart = {
  kind: 'paragraph',
  text: 'The calendar invite attached to this mail brings the entry in your calendar up to date.',
};

const awaitsConfirmation: MailPart = {
  kind: 'paragraph',
  text: 'You will hear from us once the new time is confirmed.',
};

/** What each mail to a visitor says; all of them show the appointment. */
export const visitorWords: Record<VisitorMailKind, Words> = {
  confirmation: {
    subject: (when) => `Your consultation on ${when}`,
    heading: 'We look forward to meeting you',
    opening: ({ name }) => `Thank you for booking a conversation with ${name}. This is what we have noted:`,
    more: () => [invited],
  },
  confirmed: {
    subject: (when) => `Confirmed: your consultation on ${when}`,
    heading: 'Your consultation is confirmed',
    opening: ({ name }) => `${name} has confirmed your conversation. This is when it takes place:`,
    more: () => [updated],
  },
  moved: {
    subject: (when) => `Moved: your consultation is now on ${when}`,
    heading: 'Your consultation has a new time',
    opening: () => 'Your conversation has been moved. This is the new time:',
    more: ({ status }) => (status === 'pending' ? [updated, awaitsConfirmation] : [updated]),
  },
  cancelled: {
    subject: (when) => `Cancelled: your consultation on ${when}`,
    heading: 'Your consultation is cancelled',
    opening: () => 'This conversation has been cancelled, and its time is free again:',
    more: () => [{ kind: 'paragraph', text: 'The file attached to this mail takes the entry out of your calendar.' }],
  },
  reinstated: {
    subject: (when) => `Back on: your consultation on ${when}`,
    heading: 'Your consultation takes place after all',
    opening: () => 'The cancellation was taken back. Your conversation takes place as planned:',
    more: () => [updated],
  },
  reminder: {
    subject: (when) => `A reminder: your consultation on ${when}`,
    heading: 'We speak tomorrow',
    opening: ({ name }) => `A short reminder of your conversation with ${name}:`,
    more: () => [],
  },
};

/** How the reader changes plans: by the booking's own link where the site's address is known. */
export function changeOfPlans(
  kind: VisitorMailKind,
  booking: MailedBooking,
  coach: Coach,
  siteUrl?: string,
): MailPart[] {
  const call = coach.phone ? ` or call ${coach.phone}` : '';
  if (kind === 'cancelled') {
    return [
      { kind: 'paragraph', text: `If you would like another time, book one on the site, reply to this mail${call}.` },
      ...(siteUrl ? [{ kind: 'link', label: 'Choose another time', address: `${siteUrl}/` } as const] : []),
    ];
  }
  const answer = `If something changes, simply reply to this mail${call}, and we will find another time.`;
  if (!siteUrl) return [{ kind: 'paragraph', text: answer }];
  return [
    { kind: 'link', label: 'Move or cancel', address: `${siteUrl}/#/booking/${booking.link}` },
    { kind: 'paragraph', text: `The link is yours alone and works until the conversation. ${answer}` },
  ];
}

const longestName = 40;
const isNoName = /[\d:/@\\]|\.\p{L}{2}/u;

/** The name as a mail to the visitor may carry it; empty where a stranger may have typed an advertisement or a link. */
export function namedAs(name: string): string {
  return name.length > longestName || isNoName.test(name) ? '' : name;
}

export function whenText({ startsAt, time }: MailedBooking): string {
  return `${dateText(startsAt)} at ${time} Eastern Time`;
}
