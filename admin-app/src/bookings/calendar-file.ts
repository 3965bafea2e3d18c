import type { OwnerBooking } from 'data-client/owner';
import { calendarFile } from 'domain/calendar-file';
import { calendarPlace } from 'domain/meeting-place';
import { visitorName } from '../booking-slot/booking-names';

/** Bookings as an iCalendar file for the owner's own calendar. */
export const calendarOf = (bookings: readonly OwnerBooking[]): string =>
  calendarFile(
    'PUBLISH',
    bookings.map((booking) => ({
      ...booking,
      bookingId: booking.id,
      stamp: booking.updatedAt,
      ...calendarPlace(booking.meeting),
      summary: `${visitorName(booking)}, ${booking.serviceName}`,
      description: [booking.email, booking.phone, booking.company, booking.message].filter(Boolean).join('\n'),
    })),
  );
