import type { Booking, NewBooking } from 'data-client';

/** The start of a conversation: the coach's calendar day and wall-clock time. */
export type Slot = Pick<NewBooking, 'date' | 'time'>;

/** A slot with the coach's zone of its date, as bookings store it. */
export type ZonedSlot = Slot & Pick<Booking, 'timezone'>;

/** A visitor's choices so far. `timeZone`: the visitor's, as an IANA name. */
export type SlotChoice = { date: string | null; time: string | null; timeZone: string };

export type SlotChange = Partial<Slot & Pick<SlotChoice, 'timeZone'>>;

/** Applies a change. After another date the time has to be chosen again. */
export function changeSlot<Choice extends SlotChoice>(choice: Choice, change: SlotChange): Choice {
  const isOtherDate = change.date !== undefined && change.date !== choice.date;
  return { ...choice, ...(isOtherDate && { time: null }), ...change };
}
