import type { SupabaseClient } from '@supabase/supabase-js';
import { defaultZones } from 'domain/coach-zones';
import { addDays, weekdayOf } from 'domain/dates';
import { clockOf, coachClock, isSlotTaken } from 'domain/slots';
import { newEmail, operator, owner, visitor } from './api';

export const slotTimes = ['9:00 AM', '10:00 AM', '11:00 AM', '1:00 PM', '2:00 PM', '3:00 PM', '4:00 PM'];

export type Slot = { date: string; time: string };

/** A slot as functions name it. */
export const at = ({ date, time }: Slot) => ({ appointment_date: date, appointment_time: time });

/** `2026-11-24 09:00` in the coach's time zone. */
export function wallClock(instant: string): string {
  const { date, minutes } = coachClock(new Date(instant), defaultZones);
  return `${date} ${clockOf(minutes)}`;
}

/** A date in the coach's time zone, relative to today. */
export const coachDay = (offset: number) => addDays(coachClock(new Date(), defaultZones).date, offset);

export const isWeekday = (date: string) => weekdayOf(date) < 5;

export const bookableDates = () => Array.from({ length: 14 }, (_, index) => coachDay(index + 1)).filter(isWeekday);

/** Bookable slots that are free for at least this many minutes. */
export async function freeSlots(minutes = 60, client: SupabaseClient = visitor()): Promise<Slot[]> {
  const dates = { from_date: coachDay(0), to_date: coachDay(20) };
  const { data } = await client.rpc('taken_ranges', dates).throwOnError();
  const taken = (data as { starts_at: string; ends_at: string }[]).map((range) => ({
    startsAt: new Date(range.starts_at),
    endsAt: new Date(range.ends_at),
  }));
  return bookableDates()
    .flatMap((date) => slotTimes.map((time) => ({ date, time })))
    .filter(({ date, time }) => !isSlotTaken(date, time, minutes, taken, defaultZones));
}

/** The times on these days that visitors cannot have. */
export async function takenRanges(from_date: string | null, to_date = from_date, more: Record<string, unknown> = {}) {
  const { data } = await visitor()
    .rpc('taken_ranges', { from_date, to_date, ...more })
    .throwOnError();
  return data as { starts_at: string; ends_at: string }[];
}

/** The same as spans on the coach's clock. */
export const takenClocks = async (date: string) =>
  (await takenRanges(date, date)).map(({ starts_at, ends_at }) => [wallClock(starts_at), wallClock(ends_at)]);

export async function freeSlot(minutes = 60): Promise<Slot> {
  return (await freeSlots(minutes))[0]!;
}

/** The arguments that the booking form sends. */
export function bookingForm(slot: Slot, changes: Record<string, unknown> = {}) {
  return {
    request_id: crypto.randomUUID(),
    service_type: 'leadership',
    ...at(slot),
    first_name: 'Maya',
    last_name: 'Brooks',
    email: newEmail('maya'),
    phone: '',
    company: '',
    message: '',
    website: '',
    ...changes,
  };
}

export const book = (form: Record<string, unknown>, client: SupabaseClient = visitor()) =>
  client.rpc('book_consultation', form);

/** A booking as its visitor gets it. */
type Booked = Record<string, unknown> & {
  id: string;
  email: string;
  status: string;
  appointment_date: string;
  appointment_time: string;
  starts_at: string;
  ends_at: string;
  timezone: string;
};

/** A booking as the owner gets it. */
export type Stored = Booked & { sequence: number };

/** Books as a visitor. Throws the error. */
export async function newBooking(slot?: Slot, changes: Record<string, unknown> = {}): Promise<Booked> {
  const { data } = await book(bookingForm(slot ?? (await freeSlot()), changes)).throwOnError();
  return data as Booked;
}

/** Changes the status of a booking as the owner. */
export const setStatus = (id: string, status: string) =>
  owner().from('bookings_la2024').update({ status }).eq('id', id).throwOnError();

/** A visitor's bookings in the database. */
export async function storedBookings(email: string) {
  return (await operator().from('bookings_la2024').select('*').eq('email', email).throwOnError()).data;
}

/** Releases every hold, so that tests do not affect each other. */
export async function clearCalendar() {
  await owner()
    .from('bookings_la2024')
    .update({ status: 'cancelled' })
    .in('status', ['pending', 'confirmed'])
    .throwOnError();
}
