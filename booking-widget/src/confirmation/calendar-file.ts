import { formatSlotTime, type Booking } from 'data-client';

import { bookedService } from '../booking-facts/booking-facts';
import { english } from '../language/english';
import type { Texts } from '../language/texts';

const lineLimit = 75;
const revokeAfterMs = 10_000;
const encoder = new TextEncoder();

/**
 * The booking as an iCalendar file (RFC 5545). Starts and ends are instants, so every calendar shows them in its own
 * zone; the identifier is the booking's, so that a later invitation replaces this entry instead of doubling it.
 */
export function calendarFile(booking: Booking, now: Date, texts: Texts = english): string {
  const time = texts.coachTime(formatSlotTime(booking.date, booking.time, texts.tag));
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Coach//Booking//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${booking.id}@booking`,
    'SEQUENCE:0',
    `DTSTAMP:${utcStamp(now)}`,
    `DTSTART:${utcStamp(booking.startsAt)}`,
    `DTEND:${utcStamp(booking.endsAt)}`,
    `SUMMARY:${escapeText(texts.calendarSummary(bookedService(booking, texts)))}`,
    `DESCRIPTION:${escapeText(texts.calendarDescription(time))}`,
    'STATUS:TENTATIVE',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(foldLine).join('\r\n')}\r\n`;
}

/** Hands the file to the browser. It is made on the spot, so this works without a connection. */
export function downloadCalendarFile(booking: Booking, texts: Texts): void {
  const address = URL.createObjectURL(new Blob([calendarFile(booking, new Date(), texts)], { type: 'text/calendar' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `consultation-${booking.date}.ics`;
  link.click();
  // Safari reads the file only after this turn.
  setTimeout(() => URL.revokeObjectURL(address), revokeAfterMs);
}

function utcStamp(instant: Date): string {
  return instant.toISOString().replace(/[-:]|\.\d{3}/g, '');
}

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');
}

/** Lines hold 75 bytes, not characters; what is longer goes on after a line break and a blank. */
function foldLine(line: string): string {
  const parts: string[] = [];
  let part = '';
  for (const character of line) {
    if (encoder.encode(part + character).length > lineLimit) {
      parts.push(part);
      part = ' ';
    }
    part += character;
  }
  return [...parts, part].join('\r\n');
}
