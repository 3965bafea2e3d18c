import { DataError } from '../connection/data-error';
import type { Gateway } from '../connection/gateway';
import { parseTimestamp } from '../connection/timestamp';
import type { Availability } from '../slots/availability';
import { minutesOfClock } from '../slots/slots';
import type { TakenRange } from '../slots/slots';
import type { NewBooking } from './booking';

/**
 * The coach's dates `YYYY-MM-DD`, both included. What the form `holder` holds itself is not taken to it, nor is the booking
 * of a mail's `link` to who moves it.
 */
export type TakenQuestion = { from: string; to: string; holder?: string; link?: string };

/** The time a form wants kept. `holder` is its request id. */
export type SlotHold = Pick<NewBooking, 'serviceType' | 'date' | 'time'> & { holder: string };

const daysOfWeek = 7;

export async function availability({ call }: Gateway, signal?: AbortSignal): Promise<Availability> {
  const rows = await call('availability', {}, signal);
  // A week with days missing would look like days off.
  if (rows.length !== daysOfWeek) throw new DataError('server');
  return {
    week: rows.map((row) => ({ startTimes: row.start_times, endsBy: minutesOfClock(row.ends_by) })),
    minimumNoticeHours: rows[0]?.minimum_notice_hours ?? 0,
  };
}

export async function takenRanges(
  { call }: Gateway,
  { from, to, ...own }: TakenQuestion,
  signal?: AbortSignal,
): Promise<TakenRange[]> {
  const rows = await call('taken_ranges', { from_date: from, to_date: to, ...own }, signal);
  return rows.map((row) => ({ startsAt: parseTimestamp(row.starts_at), endsAt: parseTimestamp(row.ends_at) }));
}

export async function holdSlot({ call }: Gateway, { holder, serviceType, date, time }: SlotHold): Promise<Date> {
  const slot = { service_type: serviceType, appointment_date: date, appointment_time: time };
  return parseTimestamp(await call('hold_slot', { holder, ...slot }));
}

/** Outlives the page that sends it. */
export async function releaseSlot({ config, fetch }: Gateway, holder: string): Promise<void> {
  await fetch(`${config.url}/rest/v1/rpc/release_slot`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ holder }),
    keepalive: true,
  });
}
