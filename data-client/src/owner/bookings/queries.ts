import { listQueries } from '../list-queries';
import type { BookingFilter } from './booking-filter';
import type { OwnerBooking } from './owner-booking';

export const ownerBookingQueries = listQueries<'bookings', OwnerBooking, BookingFilter>('bookings');
