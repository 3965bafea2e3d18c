import { bookableDates, bookingWindow, isSlotTaken, offeredTimes } from 'data-client';
import type { NewBooking, VisitorClient } from 'data-client';
import { aNewBooking } from '../builders';

type Slot = Pick<NewBooking, 'date' | 'time'>;

// The backend limits bookings per mailbox: each booking of the contract has its own.
export const someEmail = () => `contract-${crypto.randomUUID()}@example.com`;

export const aContractBooking = (over: Partial<NewBooking> = {}) =>
  aNewBooking({ requestId: crypto.randomUUID(), email: someEmail(), ...over });

/** The id of no row. */
export const nowhere = '00000000-0000-4000-8000-000000000000';

/** What has to be there for a test to make sense. */
export function existing<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('The backend under test lacks what this test needs');
  return value;
}

const longestConversation = 90;

/** Times that are free for the longest conversation, each on a day of its own so that none touches another. */
export async function freeSlots(client: VisitorClient): Promise<Slot[]> {
  const now = new Date();
  const wish = { now, availability: await client.bookings.availability(), durationMinutes: longestConversation };
  const taken = await client.bookings.takenRanges(bookingWindow(now));
  return bookableDates(wish).flatMap((date) => {
    const time = offeredTimes(date, wish).find(
      (candidate) => !isSlotTaken(date, candidate, longestConversation, taken),
    );
    return time ? [{ date, time }] : [];
  });
}

export async function aFreeSlot(client: VisitorClient): Promise<Slot> {
  return existing((await freeSlots(client))[0]);
}

/** A DataError whose sentence is fit for people. */
export const refusal = (code: string, field?: string) =>
  expect.objectContaining({
    name: 'DataError',
    code,
    ...(field && { field }),
    message: expect.stringMatching(/^[A-Z][^_{}]*\.$/),
  });

/** Tries again for as long as nobody can be told that it is done. */
export async function eventually(attempt: () => Promise<void>): Promise<void> {
  const end = Date.now() + 3000;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > end) throw error;
    }
  }
}
