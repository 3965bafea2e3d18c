import { useCalendarDifferences, type OwnerBooking } from 'data-client/owner';
import { DifferenceNote } from '../booking-slot/difference-note';

/** The owner's changes to a booking in her calendar; nothing if it agrees. */
export function BookingDifference({ booking }: { booking: OwnerBooking }) {
  const { data = [] } = useCalendarDifferences();
  const difference = data.find((one) => one.isDifferent && one.booking.id === booking.id);
  return difference ? <DifferenceNote difference={difference} /> : null;
}
