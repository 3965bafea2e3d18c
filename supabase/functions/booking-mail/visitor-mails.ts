import type { VisitorMailKind } from '../../../domain/src/mail-kinds.ts';
import { zoneName } from '../../../domain/src/time-zone.ts';
import type { Coach } from '../_shared/coach.ts';
import type { MailPart } from '../_shared/mail-layout.ts';
import { timesOf, visitorsZone } from './appointment.ts';
import type { MailedBooking } from './outbox.ts';
import type { MailWords } from './words/words.ts';

/** Data of an email other than its booking. Without `siteUrl` it has no links. */
export type MailContext = { coach: Coach; now: Date; siteUrl?: string };

/** How visitors change their booking: with its link if the site's address is known, otherwise by reply or phone. */
export function changeOfPlans(
  kind: VisitorMailKind,
  booking: MailedBooking,
  { coach, siteUrl, words }: { coach: Coach; siteUrl?: string; words: MailWords },
): MailPart[] {
  const orCall = coach.phone ? words.orCall(coach.phone) : '';
  if (kind === 'cancelled') {
    return [
      { kind: 'paragraph', text: words.rebook(orCall) },
      ...(siteUrl ? [{ kind: 'link', label: words.rebookLink, address: `${siteUrl}/` } as const] : []),
    ];
  }
  const answer = words.changes(orCall);
  if (!siteUrl) return [{ kind: 'paragraph', text: answer }];
  return [
    { kind: 'link', label: words.changesLink, address: `${siteUrl}/#/booking/${booking.link}`, isQuiet: true },
    { kind: 'paragraph', text: [words.linkIsPrivate, policy(booking, words), answer].join(' ') },
  ];
}

/** Until when the link moves and cancels the booking. */
function policy({ cutoffs, status }: MailedBooking, words: MailWords): string {
  const text = words.cutoffs(cutoffs) || words.linkWorks;
  return status === 'pending' && cutoffs.cancelHours > 0 ? `${text} ${words.withdrawal}` : text;
}

/** The coach's reason for a cancellation, if she gave one. */
export const reasonGiven = (kind: VisitorMailKind, { cancelReason }: MailedBooking, words: MailWords): MailPart[] =>
  kind === 'cancelled' && cancelReason ? [{ kind: 'quote', label: words.reason, text: cancelReason }] : [];

/** Promises a requester the place that the email withholds. */
export const hiddenPlace = ({ status, meeting: { kind, place } }: MailedBooking, words: MailWords): MailPart[] =>
  status === 'pending' && place && kind !== 'email' ? [{ kind: 'paragraph', text: words.placeFollows[kind] }] : [];

/** Asks a visitor to confirm the address of a request, before it lapses. */
export function addressConfirmation(booking: MailedBooking, siteUrl: string | undefined, words: MailWords): MailPart[] {
  const { lapsesAt, link } = booking;
  if (!lapsesAt || !siteUrl) return [];
  return [
    { kind: 'paragraph', text: words.confirmAddress(onVisitorsClock(lapsesAt, booking, words)) },
    { kind: 'link', label: words.confirmAddressLink, address: `${siteUrl}/#/booking/${link}` },
  ];
}

/** `December 1, 2026 at 9:00 AM Eastern Time`, or the visitor's time alone if it differs. */
function onVisitorsClock(instant: Date, booking: MailedBooking, words: MailWords): string {
  const timeZone = visitorsZone(booking);
  const format = (style: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(words.tag, { ...style, timeZone }).format(instant).replaceAll(/\s/g, ' ');
  const [time, zone] = [format({ timeStyle: 'short' }), zoneName(timeZone, words.tag)];
  const isOwn = timesOf(booking, words).ownTime !== undefined;
  return words.dateAndTime(
    format({ dateStyle: 'long' }),
    isOwn ? words.localTime(time, 0, zone) : words.coachTime(time, zone),
  );
}

const longestName = 40;
const unsafeName = /[\p{Nd}:/@\\]|[.。]\p{L}\p{M}*\p{L}/u;
const invisible = /\p{Default_Ignorable_Code_Point}/gu;

/**
 * Returns the name if an email to a visitor may contain it, or an empty text if it could be an advertisement or a link. Browsers
 * read `ｅｖｉｌ．example` and invisible characters in an address as people do.
 */
export function namedAs(name: string): string {
  const seen = name.normalize('NFKC').replace(invisible, '');
  return name.length > longestName || unsafeName.test(seen) ? '' : name;
}
