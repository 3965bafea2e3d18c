import type { DataErrorCode, ServiceId } from 'data-client';

import type { Step } from './booking-flow-state';

/** A time as a host may know it: what and when, never who. */
export type EventSlot = {
  service: ServiceId;
  /** The coach's calendar day and wall clock, and the instant. */
  date: string;
  time: string;
  startsAt: string;
};

/** What a host hears about a booking. Nothing in it says who the visitor is. */
export type BookingEvents = {
  stepchange: { step: Step };
  slotselect: EventSlot;
  slottaken: EventSlot;
  bookingsuccess: EventSlot;
  bookingfail: { reason: DataErrorCode };
};

export type OnBookingEvent = <Name extends keyof BookingEvents>(name: Name, detail: BookingEvents[Name]) => void;
