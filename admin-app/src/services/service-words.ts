import type { OwnerService } from 'data-client/owner';

export const bookingWords = ({ isBookable, bookingMinutes }: Pick<OwnerService, 'isBookable' | 'bookingMinutes'>) =>
  isBookable ? `Bookable online, ${bookingMinutes} minutes` : 'Not bookable online';

/** Says that archiving keeps future bookings, with their number. */
export function stayingWords(count: number): string {
  if (count === 0) return 'It has no future bookings.';
  return count === 1 ? 'Its 1 future booking stays as it is.' : `Its ${count} future bookings stay as they are.`;
}
