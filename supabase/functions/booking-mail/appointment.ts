import { bookingTimes, type BookingTimes } from '../../../domain/src/booking-words/booking-times.ts';
import { coachClock } from '../../../domain/src/slots.ts';
import type { MailedBooking } from './outbox.ts';
import type { MailWords } from './words/words.ts';

export const timesOf = ({ startsAt, time }: MailedBooking, words: MailWords): BookingTimes =>
  bookingTimes({ date: coachClock(startsAt).date, time }, words);

/** `Tuesday, December 1, 2026 at 9:00 AM Eastern Time` */
export function whenText(booking: MailedBooking, words: MailWords): string {
  const { date, coachTime } = timesOf(booking, words);
  return words.dateAndTime(date, coachTime);
}

/** Service, date, time and duration, as rows of a mail. */
export function appointmentFacts(booking: MailedBooking, words: MailWords): [string, string][] {
  const { date, coachTime } = timesOf(booking, words);
  return [
    [words.service, words.serviceName(booking.serviceType, booking.serviceName)],
    [words.date, date],
    [words.time, `${coachTime} (New York)`],
    [words.duration, words.minutes(Math.round((booking.endsAt.getTime() - booking.startsAt.getTime()) / 60_000))],
  ];
}
