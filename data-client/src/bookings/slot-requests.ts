import { DataError } from '../connection/data-error';
import type { DatabaseClient } from '../connection/database';
import { dataOf, rowsOf } from '../connection/request';
import { parseTimestamp } from '../connection/timestamp';
import type { Availability } from 'domain/availability';
import type { Travel } from 'domain/coach-zones';
import { minutesOfClock, type TakenRange } from 'domain/slots';
import type { NewBooking } from './booking';

/**
 * The coach's dates `YYYY-MM-DD`, both inclusive. The buffer is that of the service `serviceType`. Times held by the form
 * `holder`, and the booking of an email's `link`, do not count as taken.
 */
export type TakenRangesParams = { from: string; to: string; serviceType?: string; holder?: string; link?: string };

/** The time a form wants to hold. `holder` is its request id. */
export type SlotHold = Pick<NewBooking, 'serviceType' | 'date' | 'time'> & { holder: string };

const daysOfWeek = 7;

/** The requests about times that come before the booking. */
export function createSlotRequests(db: DatabaseClient) {
  return {
    /** The owner's hours and the minimum notice. */
    async availability(signal?: AbortSignal): Promise<Availability> {
      const rows = await rowsOf(db.rpc('availability'), signal);
      // A week with days missing would look like days off.
      const [first] = rows;
      if (rows.length !== daysOfWeek || !first) throw new DataError('server');
      return {
        week: rows.map((row) => ({ startTimes: row.start_times, endsBy: minutesOfClock(row.ends_by) })),
        minimumNoticeHours: first.minimum_notice_hours,
        zones: { home: first.home_zone, homeOffset: first.home_offset, travel: first.travel as Travel[] },
        cutoffs: { moveHours: first.move_cutoff_hours, cancelHours: first.cancel_cutoff_hours },
      };
    },
    async takenRanges(
      { from, to, serviceType, ...own }: TakenRangesParams,
      signal?: AbortSignal,
    ): Promise<TakenRange[]> {
      const params = { from_date: from, to_date: to, service_type: serviceType, ...own };
      const rows = await rowsOf(db.rpc('taken_ranges', params), signal);
      return rows.map((row) => ({ startsAt: parseTimestamp(row.starts_at), endsAt: parseTimestamp(row.ends_at) }));
    },
    /** Holds a time for a form and returns when the hold ends. Rejects with `taken` if the time is not free. */
    async hold({ holder, serviceType, date, time }: SlotHold): Promise<Date> {
      const slot = { service_type: serviceType, appointment_date: date, appointment_time: time };
      return parseTimestamp(await dataOf(db.rpc('hold_slot', { holder, ...slot })));
    },
  };
}
