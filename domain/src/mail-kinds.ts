/** Emails to the visitor: the first one, one per change, and a reminder the day before. */
export const visitorMailKinds = [
  'confirmation',
  'confirmed',
  'moved',
  'relocated',
  'cancelled',
  'reinstated',
  'reminder',
] as const;

export type VisitorMailKind = (typeof visitorMailKinds)[number];

/** Alerts to the owner. */
export const ownerMailKinds = ['owner-notice', 'owner-moved', 'owner-cancelled'] as const;

export type OwnerMailKind = (typeof ownerMailKinds)[number];

/** Every email that a booking can cause. */
export type BookingMailKind = VisitorMailKind | OwnerMailKind;

export const isForOwner = (kind: BookingMailKind): kind is OwnerMailKind => kind.startsWith('owner-');

/** Whether the email is only true for a canceled booking. */
export const announcesCancellation = (kind: BookingMailKind): boolean =>
  kind === 'cancelled' || kind === 'owner-cancelled';

/** Alerts to the owner that times are withdrawn because a calendar cannot be read, and that they are back. */
export type CalendarMailKind = 'owner-calendar-overdue' | 'owner-calendar-back';

/** The emails that are not about bookings: to a new subscriber, alerts to the owner, and what she writes to a person. */
export type ContactMailKind = 'welcome' | 'owner-message' | 'personal' | CalendarMailKind;
