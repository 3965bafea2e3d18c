import type { Booking } from 'data-client';
import { calendarFile } from 'domain/calendar-file';
import { bookingTimes, bothTimes } from 'domain/booking-words/booking-times';
import { calendarPlace } from 'domain/meeting-place';
import { english } from '../language/english';
import type { Texts } from '../language/english';

const revokeAfterMs = 60_000;

/** The booking as a calendar entry in the visitor's language. */
export function calendarEvent(booking: Booking, texts: Texts, timeZone?: string) {
  const { status } = booking;
  return {
    ...booking,
    bookingId: booking.id,
    summary: texts.calendarSummary({ service: texts.serviceName(booking.serviceType, booking.serviceName), status }),
    description: texts.calendarDescription(bothTimes(bookingTimes(booking, texts, timeZone)), status),
    ...calendarPlace(booking.meeting),
  };
}

/** The booking as an iCalendar file in the visitor's language. */
export function bookingCalendar(booking: Booking, now: Date, texts: Texts = english, timeZone?: string): string {
  return calendarFile('PUBLISH', [{ ...calendarEvent(booking, texts, timeZone), stamp: now }]);
}

/** Downloads the calendar file. It is written in the browser, so this works offline. */
export function downloadCalendarFile(booking: Booking, texts: Texts, timeZone: string): void {
  const file = new Blob([bookingCalendar(booking, new Date(), texts, timeZone)], { type: 'text/calendar' });
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = `consultation-${booking.date}.ics`;
  link.click();
  // Safari on an iPhone reads the file once the visitor confirms the download.
  setTimeout(() => URL.revokeObjectURL(address), revokeAfterMs);
}
