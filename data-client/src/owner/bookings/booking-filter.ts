import type { BookingStatus } from 'domain/booking-status';
import type { ListRequest } from '../list';

/** `soonest`: the upcoming bookings, soonest first, then the past ones, latest first. */
export const bookingSorts = ['soonest', 'newest', 'slot', 'name'] as const;

/** Searches names, email, company and service for every word. */
export type BookingFilter = ListRequest<(typeof bookingSorts)[number]> & {
  status?: BookingStatus;
  /** Only bookings that arrived at this time or later. */
  receivedSince?: string;
};
