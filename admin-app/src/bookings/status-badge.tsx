import type { BookingStatus } from 'domain/booking-status';
import { Badge, type BadgeTone } from 'shared-ui';

export const statusWords: Record<BookingStatus, string> = {
  pending: 'Pending',
  confirmed: 'Confirmed',
  cancelled: 'Cancelled',
  completed: 'Completed',
};

const tones: Record<BookingStatus, BadgeTone> = {
  pending: 'warning',
  confirmed: 'success',
  cancelled: 'danger',
  completed: 'neutral',
};

export function StatusBadge({ status }: { status: BookingStatus }) {
  return <Badge tone={tones[status]}>{statusWords[status]}</Badge>;
}
