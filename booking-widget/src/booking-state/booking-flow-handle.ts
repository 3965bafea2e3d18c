import type { Dispatch } from 'react';
import type { Booking, DataError, NewBooking } from 'data-client';
import type { BookingOffer } from 'domain/services';
import type { QueryLike } from 'shared-ui';
import type { BookingFlowEvent, BookingFlowState, Step } from './booking-flow-state';

/** `none`: not held (yet). `held`: held for this visitor. `over`: the hold has ended. */
export type Holding = 'none' | 'held' | 'over';

/** Delivery state of the confirmation email, as far as known. */
export type MailState = 'sending' | 'sent' | 'queued' | 'held' | 'not-configured' | 'failed';

/** State and actions of one booking form, from `useBookingFlow`. */
export type BookingFlowHandle = {
  /** The visitor's choices. */
  state: BookingFlowState;
  services: QueryLike<readonly BookingOffer[]>;
  dispatch: Dispatch<BookingFlowEvent>;
  step: Step;
  /** The booking as chosen so far, or null until service, date and time are. */
  chosen: NewBooking | null;
  submit: () => Promise<void>;
  isSending: boolean;
  /** The error of the last attempt and the booking it sent; null once another time is chosen. */
  failure: { error: DataError; sent: NewBooking } | null;
  booking?: Booking;
  mail: MailState;
  privacyAddress?: string;
  contactAddress?: string;
};
