import type { BookingStatus } from '../../../../domain/src/booking-status.ts';
import type { BookingWords } from '../../../../domain/src/booking-words/words.ts';
import type { VisitorMailKind } from '../../../../domain/src/mail-kinds.ts';
import type { MeetingKind } from '../../../../domain/src/meeting-place.ts';

/** An email to a visitor: its kind, and `request…` while the booking is not confirmed. */
type VisitorMessage = VisitorMailKind | 'request' | 'requestMoved' | 'requestRelocated' | 'requestReopened';

type MessageWords = {
  subject: (when: string) => string;
  heading: string;
  /** Follows the salutation: German continues it in lower case. */
  opening: string;
  /** Paragraphs between the appointment and how to change it. */
  more: readonly string[];
};

type SeriesWords = Omit<MessageWords, 'subject'> & { subject: (count: number, firstDate: string) => string };

/** Every word of the emails to visitors, in one language. A language is complete or does not compile. */
export type MailWords = BookingWords & {
  messages: Record<VisitorMessage, MessageWords>;
  /** One email about several appointments. */
  series: Record<'confirmation' | 'moved' | 'cancelled', SeriesWords>;
  /** The heading of a reminder, by the days until the appointment; later than that, the message's own. */
  seeYou: readonly [today: string, tomorrow: string];
  greeting: (name: string) => string;
  regards: string;
  service: string;
  date: string;
  time: string;
  duration: string;
  /** The label of the coach's reason for a cancellation. */
  reason: string;
  minutes: (minutes: number) => string;
  /** For a request whose place is already known to the coach: it is private until she confirms. */
  placeFollows: Record<Exclude<MeetingKind, 'email'>, string>;
  /** Follows how to reach the coach by email, if she has a phone number. */
  orCall: (phone: string) => string;
  rebook: (orCall: string) => string;
  rebookLink: string;
  changes: (orCall: string) => string;
  /** For a request whose address is not confirmed yet. */
  confirmAddress: (until: string) => string;
  confirmAddressLink: string;
  changesLink: string;
  linkIsPrivate: string;
  /** If the booking has no cutoffs. */
  linkWorks: string;
  /** How long a request with a cutoff can be withdrawn. */
  withdrawal: string;
  /** For one link per appointment. */
  linksArePrivate: string;
  linksWork: string;
};

const ofRequests: Partial<Record<VisitorMailKind, VisitorMessage>> = {
  confirmation: 'request',
  moved: 'requestMoved',
  relocated: 'requestRelocated',
  reinstated: 'requestReopened',
};

/** Chooses the message of an email: a booking is only called booked once it is confirmed. */
export const messageOf = (kind: VisitorMailKind, status: BookingStatus): VisitorMessage =>
  (status === 'pending' && ofRequests[kind]) || kind;
