import type { SupabaseClient } from '@supabase/supabase-js';
import { defaultZones } from 'domain/coach-zones';
import { addDays, weekdayOf } from 'domain/dates';
import { clockOf, coachClock, isSlotTaken } from 'domain/slots';
import { newEmail, operator, owner, visitor } from './api';

export const slotTimes = ['9:00 AM', '10:00 AM', '11:00 AM', '1:00 PM', '2:00 PM', '3:00 PM', '4:00 PM'];

export type Slot = { date: string; time: string };

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
  const { data, error } = await client.rpc('taken_ranges', { from_date: coachDay(0), to_date: coachDay(20) });
  if (error) throw error;
  const taken = (data as { starts_at: string; ends_at: string }[]).map((range) => ({
    startsAt: new Date(range.starts_at),
    endsAt: new Date(range.ends_at),
  }));
  return bookableDates()
    .flatMap((date) => slotTimes.map((time) => ({ date, time })))
    .filter(({ date, time }) => !isSlotTaken(date, time, minutes, taken, defaultZones));
}

export async function freeSlot(minutes = 60): Promise<Slot> {
  return (await freeSlots(minutes))[0]!;
}

/** The arguments that the booking form sends. */
export function bookingForm({ date, time }: Slot, changes: Record<string, unknown> = {}) {
  return {
    request_id: crypto.randomUUID(),
    service_type: 'leadership',
    appointment_date: date,
    appointment_time: time,
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

/** A visitor's bookings in the database. */
export async function storedBookings(email: string) {
  return (await operator().from('bookings_la2024').select('*').eq('email', email).throwOnError()).data;
}

let ownerClient: SupabaseClient | undefined;

/** Releases every hold, so that tests do not affect each other. */
export async function clearCalendar() {
  ownerClient ??= await owner();
  await ownerClient
    .from('bookings_la2024')
    .update({ status: 'cancelled' })
    .in('status', ['pending', 'confirmed'])
    .throwOnError();
}
