import type { Meeting } from 'domain/meeting-place';
import { slotStart } from 'domain/slots';
import { DataError, type Booking } from 'data-client';
import type { FakeBackend } from './fake-backend';

type Wanted = { serviceType: string; date: string; time: string };

/** Returns the fields that a booking copies from its service, and its range. */
export function slotOf({ services, rules }: FakeBackend, { serviceType, date, time }: Wanted) {
  const service = services.find(({ id }) => id === serviceType);
  if (!service) throw new DataError('invalid', { field: 'serviceType' });
  const startsAt = slotStart(date, time, rules.zones);
  const endsAt = new Date(startsAt.getTime() + service.bookingMinutes * 60_000);
  const meeting: Meeting = { kind: service.meetingKind, place: service.meetingPlace };
  return { serviceName: service.name, meeting, range: { startsAt, endsAt } };
}

/** The link in an email about this booking. */
export function fakeLinkOf({ id }: Pick<Booking, 'id'>): string {
  return id.replaceAll('-', '') + 'a'.repeat(40);
}

export const bookingOfLink = ({ bookings }: FakeBackend, link?: string) =>
  bookings.find((booking) => fakeLinkOf(booking) === link);
