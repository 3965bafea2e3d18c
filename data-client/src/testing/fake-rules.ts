import { DataError, fieldErrors } from 'data-client';
import type { Booking } from 'data-client';
import type { FakeBackend } from './fake-backend';

export const isLive = ({ status }: Pick<Booking, 'status'>) => status === 'pending' || status === 'confirmed';

/** The link that a mail about this booking would carry. */
export function fakeLinkOf({ id }: Pick<Booking, 'id'>): string {
  return id.replaceAll('-', '') + 'a'.repeat(40);
}

export const bookingOfLink = ({ bookings }: FakeBackend, link?: string) =>
  bookings.find((booking) => fakeLinkOf(booking) === link);

/** The exclusion constraint: no two live bookings at the same time. */
export function refuseOverlap(backend: FakeBackend, booking: Booking): void {
  if (!isLive(booking)) return;
  const clash = backend.bookings.some(
    (other) =>
      other.id !== booking.id && isLive(other) && other.startsAt < booking.endsAt && booking.startsAt < other.endsAt,
  );
  if (clash) throw new DataError('taken', { hint: 'slot-taken' });
}

/** The checks of the database's functions: the first field that will not do is refused by name. */
export function refuseInvalid<Values extends object>(
  schema: Parameters<typeof fieldErrors<Values>>[0],
  values: Values,
): void {
  refuseFirst(fieldErrors(schema, values));
}

export function refuseFirst(problems: { [field: string]: string | undefined }): void {
  const [first] = Object.entries(problems) as [string, string][];
  if (first) throw new DataError('invalid', { field: first[0], message: first[1] });
}
