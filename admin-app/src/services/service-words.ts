import type { OwnerService } from 'data-client/owner';
import type { MeetingKind } from 'domain/meeting-place';

/** Takes the place of an id in the address of a new service. */
export const newServiceId = 'new';

export const meetingOptions: readonly { id: MeetingKind; label: string }[] = [
  { id: 'email', label: 'Agreed by email' },
  { id: 'video', label: 'Video call' },
  { id: 'phone', label: 'Phone call' },
  { id: 'address', label: 'In person, at an address' },
];

/** Label and hint of the meeting place's details. */
export const placeWords: Record<Exclude<MeetingKind, 'email'>, { label: string; hint: string }> = {
  video: {
    label: 'Link',
    hint: 'Clients get it with their booking; the site does not show it. Leave it empty to give each booking its own link.',
  },
  phone: { label: 'Who calls whom', hint: 'For example: I call you at the number you give me.' },
  address: { label: 'Address', hint: 'With directions, if it is hard to find.' },
};

export const bookingWords = ({ isBookable, bookingMinutes }: Pick<OwnerService, 'isBookable' | 'bookingMinutes'>) =>
  isBookable ? `Bookable online, ${bookingMinutes} minutes` : 'Not bookable online';

/** What archiving means for future bookings. */
export function stayingWords(count: number): string {
  if (count === 0) return 'It has no future bookings.';
  return count === 1 ? 'Its 1 future booking stays as it is.' : `Its ${count} future bookings stay as they are.`;
}
