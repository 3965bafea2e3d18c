import type { MeetingKind } from 'domain/meeting-place';

export const meetingKindWords: Record<MeetingKind, string> = {
  email: 'Agreed by email',
  video: 'Video call',
  phone: 'Phone call',
  address: 'In person, at an address',
};
