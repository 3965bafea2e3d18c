import type { Booking } from 'data-client';
import { listQueries } from '../list-queries';
import type { BookingFilter } from './requests';

export const ownerBookingQueries = listQueries<'bookings', Booking, BookingFilter>('bookings');
