import type { NewBooking } from 'data-client';

/** A start the visitor can book: the coach's calendar day and wall-clock time. */
export type Slot = Pick<NewBooking, 'date' | 'time'>;
