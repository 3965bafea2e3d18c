import type { Coach } from '../_shared/coach.ts';
import type { MailedBooking } from './outbox.ts';
import { namedAs } from './visitor-mails.ts';
import { coachTimeZone, utcStamp, wallClockStamp } from './when.ts';

const longestLine = 75;
const encoder = new TextEncoder();

// New York's rules since 2007; bookings lie in the future, so older ones are not needed.
const timeZone = [
  'BEGIN:VTIMEZONE',
  `TZID:${coachTimeZone}`,
  'BEGIN:DAYLIGHT',
  'TZOFFSETFROM:-0500',
  'TZOFFSETTO:-0400',
  'TZNAME:EDT',
  'DTSTART:20070311T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'TZOFFSETFROM:-0400',
  'TZOFFSETTO:-0500',
  'TZNAME:EST',
  'DTSTART:20071104T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU',
  'END:STANDARD',
  'END:VTIMEZONE',
];

const eventStatus = {
  pending: 'TENTATIVE',
  confirmed: 'CONFIRMED',
  completed: 'CONFIRMED',
  cancelled: 'CANCELLED',
} satisfies Record<MailedBooking['status'], string>;

/** What the file asks a calendar to do: note the entry or bring it up to date, or take it out. */
export function inviteMethod({ status }: MailedBooking): 'REQUEST' | 'CANCEL' {
  return status === 'cancelled' ? 'CANCEL' : 'REQUEST';
}

/**
 * The invitation to one booking (RFC 5545, 5546). Its identifier is the booking's, the same as in the file that the site
 * offers, so that a calendar holds one entry and not two.
 */
export function calendarInvite(booking: MailedBooking, coach: Coach, now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Coach//Booking//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${inviteMethod(booking)}`,
    ...timeZone,
    'BEGIN:VEVENT',
    `UID:${booking.id}@booking`,
    `SEQUENCE:${booking.sequence}`,
    `DTSTAMP:${utcStamp(now)}`,
    `DTSTART;TZID=${coachTimeZone}:${wallClockStamp(booking.startsAt)}`,
    `DTEND;TZID=${coachTimeZone}:${wallClockStamp(booking.endsAt)}`,
    `SUMMARY:${escapeText(`${booking.serviceName} with ${coach.name}`)}`,
    `DESCRIPTION:${escapeText(`Booked for ${booking.time} Eastern Time.`)}`,
    `ORGANIZER;CN=${quoted(coach.name)}:mailto:${address(coach.email)}`,
    `ATTENDEE;CN=${quoted(namedAs(`${booking.firstName} ${booking.lastName}`) || address(booking.email))};ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:${address(booking.email)}`,
    `STATUS:${eventStatus[booking.status]}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(foldLine).join('\r\n')}\r\n`;
}

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');
}

/** A parameter's value cannot hold a quote or a line break in any form. */
function quoted(text: string): string {
  return `"${text.replace(/["\p{Cc}]/gu, ' ').trim()}"`;
}

function address(email: string): string {
  return email.replace(/[\s\p{Cc}]/gu, '');
}

/** Lines hold 75 bytes, not characters; what is longer goes on after a line break and a blank. */
function foldLine(line: string): string {
  const parts: string[] = [];
  let part = '';
  for (const character of line) {
    if (encoder.encode(part + character).length > longestLine) {
      parts.push(part);
      part = ' ';
    }
    part += character;
  }
  return [...parts, part].join('\r\n');
}
