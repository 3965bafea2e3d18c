import { bothTimes } from '../../../domain/src/booking-words/booking-times.ts';
import type { VisitorMailKind } from '../../../domain/src/mail-kinds.ts';
import { layOut, type MailFact, type MailPart } from '../_shared/mail-layout.ts';
import { minutesOf, placeFact, timesOf } from './appointment.ts';
import { calendarSeries } from './invite.ts';
import type { MailedBooking } from './outbox.ts';
import { changeOfPlans, namedAs, reasonGiven, type MailContext } from './visitor-mails.ts';
import { mailWords } from './words/languages.ts';

/** One email about several appointments of a client: all of them are new, have new times, or are canceled. */
export function seriesMail(
  kind: VisitorMailKind,
  bookings: readonly [MailedBooking, ...MailedBooking[]],
  { coach, now, siteUrl }: MailContext,
) {
  const [first] = bookings;
  const words = mailWords(first.language);
  const isCancelled = kind === 'cancelled';
  const { subject, heading, opening, more } =
    words.series[kind === 'moved' || kind === 'cancelled' ? kind : 'confirmation'];
  // Of a moved series, each may take place elsewhere; the calendar file says where.
  const hasOnePlace = bookings.every(
    ({ meeting: { kind, place } }) => kind === first.meeting.kind && place === first.meeting.place,
  );
  const dateOf = (booking: MailedBooking) => timesOf(booking, words).date;
  const hasLinks = siteUrl && !isCancelled;
  const dateFact = (booking: MailedBooking): MailFact => {
    const times = bothTimes(timesOf(booking, words));
    return hasLinks
      ? [dateOf(booking), times, `${siteUrl}/#/booking/${booking.link}`, words.changesLink]
      : [dateOf(booking), times];
  };
  const parts: MailPart[] = [
    { kind: 'paragraph', text: words.greeting(namedAs(first.firstName)) },
    { kind: 'paragraph', text: opening },
    {
      kind: 'facts',
      facts: [
        [words.service, words.serviceName(first.serviceType, first.serviceName)],
        [words.duration, words.minutes(minutesOf(first))],
        ...(isCancelled || !hasOnePlace ? [] : [placeFact(first, words)]),
        ...bookings.map(dateFact),
      ],
    },
    ...reasonGiven(kind, first, words),
    ...more.map((text) => ({ kind: 'paragraph', text }) as const),
    ...(isCancelled
      ? changeOfPlans(kind, first, { coach, siteUrl, words })
      : [
          ...(hasLinks
            ? [
                {
                  kind: 'paragraph',
                  text: `${words.linksArePrivate} ${words.cutoffs(first.cutoffs) || words.linksWork}`,
                } as const,
              ]
            : []),
          { kind: 'paragraph', text: words.changes(coach.phone ? words.orCall(coach.phone) : '') } as const,
        ]),
    { kind: 'paragraph', text: `${words.regards}\n${coach.name}` },
  ];
  return {
    subject: subject(bookings.length, dateOf(first)),
    invite: calendarSeries(bookings, coach, now, words),
    ...layOut(heading, parts, coach.palette, { language: first.language }),
  };
}
