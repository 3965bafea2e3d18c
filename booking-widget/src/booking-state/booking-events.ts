import type { DataErrorCode } from 'data-client';
import type { Step } from './booking-flow-state';

/** A chosen time, without personal data. */
export type EventSlot = {
  service: string;
  /** The coach's calendar day and wall-clock time, and the instant. */
  date: string;
  time: string;
  startsAt: string;
};

/** Events for the host. They contain no personal data. */
export type BookingEvents = {
  stepchange: { step: Step };
  slotselect: EventSlot;
  slottaken: EventSlot;
  bookingsuccess: EventSlot;
  bookingfail: { reason: DataErrorCode };
};

export type OnBookingEvent = <Name extends keyof BookingEvents>(name: Name, detail: BookingEvents[Name]) => void;
