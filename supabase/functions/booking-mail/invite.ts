import { calendarFile, coachCalendarZone } from '../../../domain/src/calendar-file.ts';
import type { Coach } from '../_shared/coach.ts';
import type { Invite } from '../_shared/mail.ts';
import type { MailedBooking } from './outbox.ts';
import { namedAs } from './visitor-mails.ts';

/** The calendar invite of a booking in its current state; for a cancelled booking it removes the entry. */
export function calendarInvite(booking: MailedBooking, coach: Coach, now: Date): Invite {
  const { id, serviceName, time, startsAt, endsAt, status, sequence, firstName, lastName, email } = booking;
  const method = status === 'cancelled' ? 'CANCEL' : 'REQUEST';
  const event = {
    bookingId: id,
    startsAt,
    endsAt,
    status,
    sequence,
    stamp: now,
    summary: `${serviceName} with ${coach.name}`,
    description: `Booked for ${time} Eastern Time.`,
    organizer: { name: coach.name, email: coach.email },
    attendee: { name: namedAs(`${firstName} ${lastName}`) || email, email },
  };
  return { method, content: calendarFile(method, [event], coachCalendarZone) };
}
