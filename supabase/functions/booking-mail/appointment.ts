import { bookingTimes, bothTimes, type BookingTimes } from '../../../domain/src/booking-words/booking-times.ts';
import { zoneOfBooking } from '../../../domain/src/coach-zones.ts';
import { daysBetween, isoDate } from '../../../domain/src/dates.ts';
import { calendarPlace } from '../../../domain/src/meeting-place.ts';
import { knownZoneOfBooking } from '../../../domain/src/slots.ts';
import { cityOf, isTimeZone, wallClock } from '../../../domain/src/time-zone.ts';
import type { MailFact } from '../_shared/mail-layout.ts';
import type { MailedBooking } from './outbox.ts';
import type { MailWords } from './words/words.ts';

export const timesOf = (booking: MailedBooking, words: MailWords): BookingTimes =>
  bookingTimes(booking, words, booking.visitorTimeZone);

/** `Tuesday, December 1, 2026 at 9:00 AM Eastern Time`, followed by the visitor's time if it differs. */
function whenText(booking: MailedBooking, words: MailWords): string {
  const times = timesOf(booking, words);
  return words.dateAndTime(times.date, bothTimes(times));
}

/** The visitor's zone, or the booking's if it is unknown. */
export const visitorsZone = (booking: MailedBooking): string =>
  isTimeZone(booking.visitorTimeZone) ? booking.visitorTimeZone : knownZoneOfBooking(booking);

/** Mail programs cut longer subjects. */
export const longestSubject = 78;

/** The subject with both times and their zones or, if that is too long, with the visitor's date and time alone. */
export function subjectOf(subject: (when: string) => string, booking: MailedBooking, words: MailWords): string {
  const whole = subject(whenText(booking, words));
  if (whole.length <= longestSubject) return whole;
  const own = new Intl.DateTimeFormat(words.tag, {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: visitorsZone(booking),
  });
  return subject(own.format(booking.startsAt).replaceAll(/\s/g, ' '));
}

/** Calendar days from now to the appointment, for the visitor. */
export function daysUntil(booking: MailedBooking, now: Date): number {
  const dayOf = (instant: Date) => isoDate(wallClock(instant, visitorsZone(booking)));
  return daysBetween(dayOf(now), dayOf(booking.startsAt));
}

/** How long the appointment takes. */
export const minutesOf = ({ startsAt, endsAt }: MailedBooking): number =>
  Math.round((endsAt.getTime() - startsAt.getTime()) / 60_000);

/** Service, date, time in both zones and duration and place, as rows of an email. */
export function appointmentFacts(booking: MailedBooking, words: MailWords): MailFact[] {
  const { date, coachTime, ownTime } = timesOf(booking, words);
  const city = cityOf(zoneOfBooking(booking.timezone));
  // German already has the zone in parentheses.
  const timeInCity = coachTime.endsWith(')') ? `${coachTime.slice(0, -1)}, ${city})` : `${coachTime} (${city})`;
  return [
    [words.service, words.serviceName(booking.serviceType, booking.serviceName)],
    [words.date, date],
    [words.time, bothTimes({ date, coachTime: timeInCity, ownTime })],
    [words.duration, words.minutes(minutesOf(booking))],
    ...(booking.status === 'cancelled' ? [] : [placeFact(booking, words)]),
  ];
}

/** Where the appointment takes place, with the link of a video call. */
export const placeFact = ({ meeting }: MailedBooking, words: MailWords): MailFact => [
  words.place,
  words.meetingPlace(meeting),
  calendarPlace(meeting).url,
];
