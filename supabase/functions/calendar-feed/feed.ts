import { calendarFile } from '../../../domain/src/calendar-file.ts';
import { bookingEvent, type CalendarBooking } from '../_shared/booking-event.ts';

/** A feed as the database returns it. */
export type Feed = { name: string; bookings: CalendarBooking[] };

/** Writes a feed as an iCalendar file. The same bookings always give the same file. */
export const feedFile = ({ name, bookings }: Feed): string =>
  calendarFile('PUBLISH', bookings.map(bookingEvent), undefined, name);
