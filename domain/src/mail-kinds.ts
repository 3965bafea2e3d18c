/** Emails to the visitor: the first one, one per change, and a reminder the day before. */
export type VisitorMailKind =
  | 'confirmation'
  | 'confirmed'
  | 'moved'
  | 'relocated'
  | 'cancelled'
  | 'reinstated'
  | 'reminder';

/** Alerts to the owner. */
export type OwnerMailKind = 'owner-notice' | 'owner-moved' | 'owner-cancelled';

/** Every email that a booking can cause. */
export type BookingMailKind = VisitorMailKind | OwnerMailKind;

export const isForOwner = (kind: BookingMailKind): kind is OwnerMailKind => kind.startsWith('owner-');

/** Whether the email is only true for a cancelled booking. */
export const announcesCancellation = (kind: BookingMailKind): boolean =>
  kind === 'cancelled' || kind === 'owner-cancelled';

/** The email to a new subscriber, and the alert to the owner about a new message. */
export type ContactMailKind = 'welcome' | 'owner-message';
