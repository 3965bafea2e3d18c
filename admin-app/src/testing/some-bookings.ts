import { type BookingStatus, bookingStatuses } from 'domain/booking-status';
import type { OwnerBooking } from 'data-client/owner';
import { aBooking, toOwnerBooking } from 'data-client/testing';

const people = [
  ['Maren', 'Okafor', 'Northwind Logistics'],
  ['Daniel', 'Reyes', 'Harbor & Pine'],
  ['Priya', 'Raman', 'Fernhill Health'],
  ['Tomas', 'Lindqvist', ''],
  ['Aiko', 'Tanaka', 'Kumo Studio'],
  ['Grace', 'Mbeki', 'Baobab Foundation'],
  ['Henrik', 'Sørensen', 'Nordlys Energy'],
  ['Salma', 'Haddad', ''],
] as const;

const services = ['leadership', 'executive', 'keynote', 'business'] as const;
const days = ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-30', '2026-12-01', '2026-12-03'] as const;
const times = ['9:00 AM', '11:00 AM', '1:00 PM', '3:00 PM'] as const;
const hourMs = 3_600_000;

const pick = <Value>(values: readonly [Value, ...Value[]] | readonly Value[], index: number) =>
  values[index % values.length] as Value;

/** A booking in the owner's view, without a note. */
export const anOwnerBooking = (over: Partial<OwnerBooking> = {}) => toOwnerBooking(aBooking(over));

/** Bookings in all states, newest first. */
export function someBookings(count: number, status?: BookingStatus): OwnerBooking[] {
  return Array.from({ length: count }, (_, index) => {
    const [firstName, lastName, company] = pick(people, index);
    const received = new Date(Date.UTC(2026, 10, 20, 15, 30) - index * 7 * hourMs);
    return anOwnerBooking({
      firstName,
      lastName,
      company,
      email: `${firstName.toLowerCase()}@${lastName.toLowerCase().replace(/[^a-z]/g, '')}.example`,
      serviceType: pick(services, index),
      date: pick(days, index),
      time: pick(times, Math.floor(index / days.length)),
      status: status ?? pick(bookingStatuses, index),
      createdAt: received,
      updatedAt: received,
    });
  });
}

/** A booking with texts of maximum length. */
export const aLongBooking = () =>
  anOwnerBooking({
    firstName: 'Wolfeschlegelsteinhausenbergerdorff-Maximiliane',
    lastName: 'von und zu Hohenstaufen-Löwenstein-Wertheim',
    email: 'a.very.long.address.that.hardly.fits.anywhere@a-department.of-a-large-organization.example',
    company: 'International Association for the Advancement of Extraordinarily Long Organization Names',
    message: 'One sentence follows another, and the page grows with them.\n\n'.repeat(20),
  });
