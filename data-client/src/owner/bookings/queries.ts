import { listQueries } from '../list-queries';
import type { OwnerBooking } from './owner-booking';
import type { BookingFilter } from './requests';

export const ownerBookingQueries = listQueries<'bookings', OwnerBooking, BookingFilter>('bookings');
