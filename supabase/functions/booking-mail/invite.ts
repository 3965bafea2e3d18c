import { bothTimes } from '../../../domain/src/booking-words/booking-times.ts';
import { calendarFile, type CalendarEvent } from '../../../domain/src/calendar-file.ts';
import { calendarZone, type CalendarZone } from '../../../domain/src/calendar-zone.ts';
import { calendarPlace } from '../../../domain/src/meeting-place.ts';
import { knownZoneOfBooking } from '../../../domain/src/slots.ts';
import { wallClock } from '../../../domain/src/time-zone.ts';
import type { Coach } from '../_shared/coach.ts';
import type { Invite } from '../_shared/mail.ts';
import { timesOf } from './appointment.ts';
import { fullName, type MailedBooking } from './outbox.ts';
import { namedAs } from './visitor-mails.ts';
import type { MailWords } from './words/words.ts';

type Bookings = readonly [MailedBooking, ...MailedBooking[]];

/** The calendar invite of a booking in its current state; for a canceled booking it removes the entry. */
export function calendarInvite(booking: MailedBooking, coach: Coach, now: Date, words: MailWords): Invite {
  const method = booking.status === 'cancelled' ? 'CANCEL' : 'REQUEST';
  const attendee = { name: namedAs(fullName(booking)) || booking.email, email: booking.email };
  const event = { ...eventOf(booking, coach, now, words), attendee };
  return { method, content: calendarFile(method, [event], zoneOf([booking])) };
}

/** The entries of a series in one file. Published, because an invitation may hold one event only (RFC 5546). */
export function calendarSeries(bookings: Bookings, coach: Coach, now: Date, words: MailWords): Invite {
  const events = bookings.map((booking) => eventOf(booking, coach, now, words));
  return { method: 'PUBLISH', content: calendarFile('PUBLISH', events, zoneOf(bookings)) };
}

/** The zone of the first booking, in which calendars show all of them; undefined if its clock cannot tell one of the times. */
function zoneOf(bookings: Bookings): CalendarZone | undefined {
  const zone = knownZoneOfBooking(bookings[0]);
  const times = bookings.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt]);
  return times.some((time) => isShownTwice(time, zone)) ? undefined : calendarZone(zone, times);
}

/** Whether it is in the hour before or after clocks are set back. iCalendar always means the hour before. */
function isShownTwice(time: Date, zone: string): boolean {
  const clockAfter = (minutes: number) => wallClock(new Date(time.getTime() + minutes * 60_000), zone).getTime();
  return [-60, -30, 30, 60].some((minutes) => clockAfter(minutes) === clockAfter(0));
}

function eventOf(booking: MailedBooking, coach: Coach, now: Date, words: MailWords): CalendarEvent {
  const { id, serviceType, serviceName, startsAt, endsAt, status, sequence } = booking;
  const service = words.serviceName(serviceType, serviceName);
  return {
    bookingId: id,
    startsAt,
    endsAt,
    status,
    sequence,
    stamp: now,
    summary: words.calendarSummary({ service, coach: coach.name, status }),
    description:
      status === 'cancelled'
        ? `${words.messages.cancelled.heading}.`
        : words.calendarDescription(bothTimes(timesOf(booking, words)), status),
    ...calendarPlace(booking.meeting),
    organizer: { name: coach.name, email: coach.email },
  };
}
