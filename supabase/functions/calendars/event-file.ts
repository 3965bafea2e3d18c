import type ICAL from 'ical.js';
import { calendarFile } from '../../../domain/src/calendar-file.ts';
import type { CoachZones } from '../../../domain/src/coach-zones.ts';
import { bookingEvent, type CalendarBooking } from '../_shared/booking-event.ts';
import { eventSpan, type Span } from './busy-times.ts';
import { CalendarProblem } from './calendar-problem.ts';
import { withLimitedRules } from './limited-rules.ts';
import { registerNamedZones } from './named-zone.ts';
import { parsedCalendars } from './parsed-calendars.ts';

/** Properties taken from the booking. The coach keeps everything else in the event, such as alarms and categories. */
const ownProperties = [
  ...['dtstamp', 'dtstart', 'dtend', 'duration', 'summary', 'description', 'location', 'url', 'status'],
];

/** Writes a booking as the file that a calendar server stores, on top of the stored one if there is one. */
export function eventFile(booking: CalendarBooking, stored?: string): string {
  const [written] = parsedCalendars(calendarFile('PUBLISH', [bookingEvent(booking)]));
  const [calendar] = stored === undefined ? [] : parsedCalendars(stored);
  const event = calendar && mainEvent(calendar);
  const ours = written && mainEvent(written);
  if (!written || !ours) throw new Error('A booking is always one event.');
  // Only emails have a method (RFC 4791, 4.1).
  written.removeProperty('method');
  if (!calendar || !event) return written.toString();
  for (const name of ownProperties) event.removeAllProperties(name);
  const sequence = Math.max(sequenceOf(ours), sequenceOf(event) + 1);
  // Adding takes a property out of the list that is read.
  for (const property of ours.getAllProperties().filter(({ name }) => ownProperties.includes(name)))
    event.addProperty(property);
  event.updatePropertyWithValue('sequence', sequence);
  return calendar.toString();
}

const sequenceOf = (event: ICAL.Component) => Number(event.getFirstPropertyValue('sequence') ?? 0);

/** Where a stored event is, or undefined if the file contains none. */
export function spanIn(file: string, zones: CoachZones): Span | undefined {
  return withLimitedRules(() => {
    const [calendar] = parsedCalendars(file);
    const event = calendar && mainEvent(calendar);
    if (!event) return undefined;
    const [unknown] = registerNamedZones(calendar);
    if (unknown) throw new CalendarProblem(`An event is in the unknown time zone "${unknown.slice(0, 60)}".`);
    return eventSpan(event, zones);
  });
}

/** The files that name a booking as their event, by booking. */
export const bookingFilesIn = (files: readonly string[]): Map<string, string> =>
  new Map(
    files.flatMap((file) => {
      const id = /^UID:([0-9a-f-]{36})@booking\s*$/im.exec(file)?.[1];
      return id ? [[id, file]] : [];
    }),
  );

const mainEvent = (calendar: ICAL.Component) =>
  calendar.getAllSubcomponents('vevent').find((event) => !event.hasProperty('recurrence-id'));
