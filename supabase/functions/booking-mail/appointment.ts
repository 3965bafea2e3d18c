import { bookingTimes, bothTimes, type BookingTimes } from '../../../domain/src/booking-words/booking-times.ts';
import { coachClock } from '../../../domain/src/slots.ts';
import type { MailedBooking } from './outbox.ts';
import type { MailWords } from './words/words.ts';

export const timesOf = ({ startsAt, time, visitorTimeZone }: MailedBooking, words: MailWords): BookingTimes =>
  bookingTimes({ date: coachClock(startsAt).date, time }, words, visitorTimeZone);

/** `Tuesday, December 1, 2026 at 9:00 AM Eastern Time`, followed by the visitor's time if it differs. */
export function whenText(booking: MailedBooking, words: MailWords): string {
  const times = timesOf(booking, words);
  return words.dateAndTime(times.date, bothTimes(times));
}

/** How long the appointment takes. */
export const minutesOf = ({ startsAt, endsAt }: MailedBooking): number =>
  Math.round((endsAt.getTime() - startsAt.getTime()) / 60_000);

/** Service, date, time in both zones and duration, as rows of a mail. */
export function appointmentFacts(booking: MailedBooking, words: MailWords): [string, string][] {
  const { date, coachTime, ownTime } = timesOf(booking, words);
  return [
    [words.service, words.serviceName(booking.serviceType, booking.serviceName)],
    [words.date, date],
    [words.time, `${coachTime} (New York)`],
    ...(ownTime ? [[words.yourTime, ownTime] as [string, string]] : []),
    [words.duration, words.minutes(minutesOf(booking))],
  ];
}
