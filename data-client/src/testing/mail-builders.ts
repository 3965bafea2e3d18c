import type { BookingMail, UndeliveredMail } from '../owner/index';
import { nextId } from './builders';

/** An email of a booking or a campaign in a fake backend. */
export type FakeMail = Omit<BookingMail, 'kind'> &
  Pick<UndeliveredMail, 'kind' | 'bookingId' | 'messageId' | 'campaignId' | 'about' | 'recipient' | 'isOver'>;

/** A confirmation that the visitor's mail server rejected permanently. */
export const aMail = (over: Partial<FakeMail> = {}): FakeMail => ({
  id: nextId(),
  kind: 'confirmation',
  state: 'failed',
  bookingId: nextId(),
  messageId: undefined,
  campaignId: undefined,
  about: 'Maren Okafor',
  recipient: 'maren@northwind.example',
  attempts: 6,
  reason: '550 No such user here',
  dueAt: new Date('2026-11-20T15:30:00Z'),
  sentAt: undefined,
  givenUpAt: new Date('2026-11-20T18:06:00Z'),
  isDismissed: false,
  isOver: false,
  ...over,
});
