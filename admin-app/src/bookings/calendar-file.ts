import type { OwnerBooking } from 'data-client/owner';
import { visitorName } from './booking-words';

const bytesPerLine = 75;

/** An instant as calendars write it: `20261123T140000Z`. */
const stamp = (instant: Date) => `${instant.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

const literal = (text: string) =>
  text
    .replace(/[\\;,]/g, (mark) => `\\${mark}`)
    .split(/\r\n|[\r\n]/)
    .join('\\n');

/** A line holds 75 bytes; the rest goes on below, behind a blank. No character is torn apart. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let used = 0;
  return [...line]
    .map((character) => {
      const size = encoder.encode(character).length;
      const isFull = used + size > bytesPerLine;
      used = isFull ? size + 1 : used + size;
      return isFull ? `\r\n ${character}` : character;
    })
    .join('');
}

function eventOf(booking: OwnerBooking): string[] {
  const about = [booking.email, booking.phone, booking.company, booking.message].filter(Boolean).join('\n');
  return [
    'BEGIN:VEVENT',
    // The same as in the visitor's invitation: importing twice replaces.
    `UID:${booking.id}@booking`,
    `DTSTAMP:${stamp(booking.updatedAt)}`,
    `DTSTART:${stamp(booking.startsAt)}`,
    `DTEND:${stamp(booking.endsAt)}`,
    `SUMMARY:${literal(`${visitorName(booking)}, ${booking.serviceName}`)}`,
    `DESCRIPTION:${literal(about)}`,
    'STATUS:CONFIRMED',
    'END:VEVENT',
  ];
}

/** Bookings as an iCalendar file (RFC 5545), for any calendar to import. Times are instants: right in every zone. */
export function calendarOf(bookings: readonly OwnerBooking[]): string {
  const head = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Coach//Desk//EN', 'CALSCALE:GREGORIAN', 'METHOD:PUBLISH'];
  const lines = [...head, ...bookings.flatMap(eventOf), 'END:VCALENDAR'];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}
