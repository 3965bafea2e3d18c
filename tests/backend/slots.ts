import type { SupabaseClient } from '@supabase/supabase-js';
import { newEmail, operator, owner, visitor } from './api';

export const slotTimes = ['9:00 AM', '10:00 AM', '11:00 AM', '1:00 PM', '2:00 PM', '3:00 PM', '4:00 PM'];

export type Slot = { date: string; time: string };

const newYork = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'America/New_York',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** `2026-11-24 09:00` in the coach's time zone. */
export const wallClock = (instant: string | Date) => newYork.format(new Date(instant));

/** A date in the coach's time zone, relative to today. */
export function coachDay(offset: number): string {
  const today = new Date(`${wallClock(new Date()).slice(0, 10)}T12:00:00Z`);
  today.setUTCDate(today.getUTCDate() + offset);
  return today.toISOString().slice(0, 10);
}

export const isWeekday = (date: string) => ![0, 6].includes(new Date(`${date}T12:00:00Z`).getUTCDay());

export const bookableDates = () => Array.from({ length: 14 }, (_, index) => coachDay(index + 1)).filter(isWeekday);

const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));

function minutesOfSlot(time: string): number {
  const [, hour, minute, half] = /^(\d+):(\d\d) (AM|PM)$/.exec(time)!;
  return (Number(hour) % 12) * 60 + Number(minute) + (half === 'PM' ? 720 : 0);
}

/** Bookable slots that are free for at least this many minutes. */
export async function freeSlots(minutes = 60, client: SupabaseClient = visitor()): Promise<Slot[]> {
  const { data, error } = await client.rpc('taken_ranges', { from_date: coachDay(0), to_date: coachDay(20) });
  if (error) throw error;
  const taken = (data as { starts_at: string; ends_at: string }[]).map((range) => ({
    date: wallClock(range.starts_at).slice(0, 10),
    from: minutesOf(wallClock(range.starts_at).slice(11)),
    to: minutesOf(wallClock(range.ends_at).slice(11)),
  }));
  return bookableDates()
    .flatMap((date) => slotTimes.map((time) => ({ date, time })))
    .filter(({ date, time }) => {
      const from = minutesOfSlot(time);
      return !taken.some((range) => range.date === date && range.from < from + minutes && from < range.to);
    });
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
