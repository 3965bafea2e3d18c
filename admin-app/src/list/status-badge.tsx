import type { OwnerBooking } from 'data-client/owner';
import type { BookingStatus } from 'domain/booking-status';
import { Badge, type BadgeTone } from 'shared-ui';

export const statusWords: Record<BookingStatus, string> = {
  pending: 'Pending',
  confirmed: 'Confirmed',
  cancelled: 'Canceled',
  completed: 'Completed',
  'no-show': 'No-show',
};

/** The statuses to choose from. Only a booking that has begun can be a no-show. */
export function offeredStatuses({ startsAt }: OwnerBooking): Partial<typeof statusWords> {
  const { 'no-show': _, ...others } = statusWords;
  return startsAt > new Date() ? others : statusWords;
}

const tones: Record<BookingStatus, BadgeTone> = {
  pending: 'warning',
  confirmed: 'success',
  cancelled: 'danger',
  completed: 'neutral',
  'no-show': 'danger',
};

export function StatusBadge({ status }: { status: BookingStatus }) {
  return <Badge tone={tones[status]}>{statusWords[status]}</Badge>;
}
