import type { BookingFilter, OwnerClient } from '../owner/index';
import { coachMonthStart } from 'data-client';
import type { Booking } from 'data-client';
import type { FakeBackend } from './fake-backend';
import { changedAfter, fakeRecords } from './fake-records';
import { refuseOverlap } from './fake-rules';

const fullName = ({ lastName, firstName }: Booking) => `${lastName} ${firstName}`;

export function fakeOwnerBookings(backend: FakeBackend): OwnerClient['bookings'] {
  const { found, put, ...records } = fakeRecords<Booking, BookingFilter>(backend, {
    rows: () => backend.bookings,
    keep: (rows) => (backend.bookings = rows),
    searched: ({ firstName, lastName, email, company, serviceName }) => [
      firstName,
      lastName,
      email,
      company,
      serviceName,
    ],
    isWanted: (booking, { status, received }) =>
      (!status || booking.status === status) &&
      (!received || booking.createdAt >= coachMonthStart(backend.now?.() ?? new Date())),
    orders: {
      slot: (a, b) => b.startsAt.getTime() - a.startsAt.getTime(),
      name: (a, b) => fullName(a).localeCompare(fullName(b)),
    },
    gone: 'This booking no longer exists.',
  });
  return {
    ...records,
    async setStatus(id, status) {
      const before = found(id);
      const changed = { ...before, status, updatedAt: changedAfter(before.updatedAt) };
      refuseOverlap(backend, changed);
      put(changed);
      return changed;
    },
  };
}
