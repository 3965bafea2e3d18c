import type { BookingStatus } from './booking-status.ts';

/** How client and coach meet. `email`: agreed by email. */
export const meetingKinds = ['email', 'video', 'phone', 'address'] as const;

export type MeetingKind = (typeof meetingKinds)[number];

/**
 * Where a consultation takes place. `place` is a link, who calls which number, or an address; it is empty if it is agreed by
 * email, for a video call whose link follows, and for visitors until the booking is confirmed.
 */
export type Meeting = { kind: MeetingKind; place: string };

/** The place as calendars store it: `url` only for a link that can be opened. */
export function calendarPlace({ kind, place }: Meeting): { location?: string; url?: string } {
  if (kind === 'email' || !place) return {};
  return { location: place, url: kind === 'video' && /^https?:\/\/\S+$/.test(place) ? place : undefined };
}

/** The meeting as the visitor may know it: its address, number or link only once the booking is confirmed. */
export const visitorsMeeting = ({ meeting, status }: { meeting: Meeting; status: BookingStatus }): Meeting =>
  status === 'pending' || status === 'cancelled' ? { ...meeting, place: '' } : meeting;
