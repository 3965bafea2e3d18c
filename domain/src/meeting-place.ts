/** How client and coach meet. `email`: agreed by email. */
export type MeetingKind = 'email' | 'video' | 'phone' | 'address';

/** Where a consultation takes place. `place` is a link, a phone number or an address; empty if it is not known yet. */
export type Meeting = { kind: MeetingKind; place: string };

/** The place as calendars store it: `url` only for a link that can be opened. */
export function calendarPlace({ kind, place }: Meeting): { location?: string; url?: string } {
  if (kind === 'email' || !place) return {};
  return { location: place, url: kind === 'video' && /^https?:\/\/\S+$/.test(place) ? place : undefined };
}
