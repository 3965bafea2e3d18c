import { defaultZones } from 'domain/coach-zones';
import { bookableDates, bookingWindow, offeredTimes } from 'domain/availability';
import { isSlotTaken } from 'domain/slots';
import type { NewBooking } from 'data-client';
import { aNewBooking } from 'data-client/testing';
import { visitor } from './clients';

type Slot = Pick<NewBooking, 'date' | 'time'>;

// The backend limits bookings per mailbox: each booking of the contract has its own.
export const someEmail = () => `contract-${crypto.randomUUID()}@example.com`;

export const aContractBooking = (over: Partial<NewBooking> = {}) =>
  aNewBooking({ requestId: crypto.randomUUID(), email: someEmail(), ...over });

/** An id that no row has. */
export const nowhere = '00000000-0000-4000-8000-000000000000';

/** Asserts that a value exists. */
export function existing<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('The backend under test lacks what this test needs');
  return value;
}

const longestConversation = 90;

/** Finds free slots for the longest consultation, each on another day so that they do not affect each other. */
export async function freeSlots(): Promise<Slot[]> {
  const now = new Date();
  const conditions = { now, availability: await visitor.bookings.availability(), durationMinutes: longestConversation };
  const taken = await visitor.bookings.takenRanges(bookingWindow(now, defaultZones));
  return bookableDates(conditions).flatMap((date) => {
    const time = offeredTimes(date, conditions).find(
      (candidate) => !isSlotTaken(date, candidate, longestConversation, taken, defaultZones),
    );
    return time ? [{ date, time }] : [];
  });
}

export async function aFreeSlot(): Promise<Slot> {
  return existing((await freeSlots())[0]);
}

/** Matches a DataError with a message for people. */
export const refusal = (code: string, field?: string) =>
  expect.objectContaining({
    name: 'DataError',
    code,
    ...(field && { field }),
    message: expect.stringMatching(/^[A-Z][^_{}]*\.$/),
  });
