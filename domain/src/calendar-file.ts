import type { BookingStatus } from './booking-status.ts';
import type { CalendarZone } from './calendar-zone.ts';
import { wallClock } from './time-zone.ts';

/** A person as iCalendar names them. */
export type CalendarPerson = { name: string; email: string };

export type CalendarEvent = {
  bookingId: string;
  startsAt: Date;
  endsAt: Date;
  status: BookingStatus;
  summary: string;
  description: string;
  location?: string;
  url?: string;
  /** When this version of the event was written. */
  stamp: Date;
  /** Counts the changes, so that calendars apply them in order. */
  sequence?: number;
  organizer?: CalendarPerson;
  attendee?: CalendarPerson;
};

/**
 * `PUBLISH` adds the events to whichever calendar opens the file, `REQUEST` invites the attendee, `CANCEL` removes the
 * event. An email's own `method` parameter has to name the same one.
 */
export type CalendarMethod = 'PUBLISH' | 'REQUEST' | 'CANCEL';

const bytesPerLine = 75;
const encoder = new TextEncoder();

/**
 * Writes bookings as an iCalendar file (RFC 5545, RFC 5546). A booking has the same identifier in every file, so
 * calendars replace its entry instead of adding a second one.
 *
 * @param zone writes times on this zone's wall clock; otherwise in UTC
 * @param feedName of a calendar that others subscribe to (RFC 7986)
 */
export function calendarFile(
  method: CalendarMethod,
  events: readonly CalendarEvent[],
  zone?: CalendarZone,
  feedName?: string,
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Coach//Booking//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    ...(feedName === undefined ? [] : feedLines(feedName)),
    ...(zone?.rules ?? []),
    ...events.flatMap((event) => eventLines(event, zone)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** The names with X are older, and more programs know them. */
const feedLines = (name: string) => [
  `NAME:${escaped(name)}`,
  `X-WR-CALNAME:${escaped(name)}`,
  'REFRESH-INTERVAL;VALUE=DURATION:PT15M',
  'X-PUBLISHED-TTL:PT15M',
];

function eventLines(event: CalendarEvent, zone: CalendarZone | undefined): string[] {
  const { bookingId, startsAt, endsAt, status, summary, description, location, url } = event;
  const { stamp, sequence = 0, organizer, attendee } = event;
  return [
    'BEGIN:VEVENT',
    `UID:${bookingId}@booking`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${utcStamp(stamp)}`,
    `DTSTART${timeIn(zone, startsAt)}`,
    `DTEND${timeIn(zone, endsAt)}`,
    `SUMMARY:${escaped(summary)}`,
    `DESCRIPTION:${escaped(description)}`,
    ...(location ? [`LOCATION:${escaped(location)}`] : []),
    ...(url ? [`URL:${url}`] : []),
    ...(organizer ? [`ORGANIZER;${person(organizer)}`] : []),
    ...(attendee ? [`ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=TRUE;${person(attendee)}`] : []),
    `STATUS:${eventStatus(status)}`,
    'END:VEVENT',
  ];
}

function eventStatus(status: BookingStatus): string {
  if (status === 'cancelled') return 'CANCELLED';
  return status === 'pending' ? 'TENTATIVE' : 'CONFIRMED';
}

/** `20261201T140000` of a date whose UTC fields hold the wall clock. */
const clockStamp = (clock: Date) => clock.toISOString().replace(/[-:]|\.\d{3}Z/g, '');

/** `20261201T140000Z`. */
export const utcStamp = (instant: Date) => `${clockStamp(instant)}Z`;

const timeIn = (zone: CalendarZone | undefined, instant: Date) =>
  zone ? `;TZID=${zone.name}:${clockStamp(wallClock(instant, zone.id))}` : `:${utcStamp(instant)}`;

const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');

/** A parameter value cannot contain quotes or line breaks in any form. */
const person = ({ name, email }: CalendarPerson) =>
  `CN="${name.replace(/["\p{Cc}]/gu, ' ').trim()}":mailto:${email.replace(/[\s\p{Cc}]/gu, '')}`;

/** Lines hold 75 bytes, not characters. A longer line continues after a line break and a space. */
function folded(line: string): string {
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
