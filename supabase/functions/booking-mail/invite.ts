import { bothTimes } from '../../../domain/src/booking-words/booking-times.ts';
import { calendarFile, coachCalendarZone } from '../../../domain/src/calendar-file.ts';
import type { Coach } from '../_shared/coach.ts';
import type { Invite } from '../_shared/mail.ts';
import { timesOf } from './appointment.ts';
import { fullName, type MailedBooking } from './outbox.ts';
import { namedAs } from './visitor-mails.ts';
import type { MailWords } from './words/words.ts';

/** The calendar invite of a booking in its current state; for a cancelled booking it removes the entry. */
export function calendarInvite(booking: MailedBooking, coach: Coach, now: Date, words: MailWords): Invite {
  const { id, serviceType, serviceName, startsAt, endsAt, status, sequence, email } = booking;
  const method = status === 'cancelled' ? 'CANCEL' : 'REQUEST';
  const service = words.serviceName(serviceType, serviceName);
  const event = {
    bookingId: id,
    startsAt,
    endsAt,
    status,
    sequence,
    stamp: now,
    summary: words.calendarSummary({ service, coach: coach.name, status }),
    description: words.calendarDescription(bothTimes(timesOf(booking, words)), status),
    organizer: { name: coach.name, email: coach.email },
    attendee: { name: namedAs(fullName(booking)) || email, email },
  };
  return { method, content: calendarFile(method, [event], coachCalendarZone) };
}
