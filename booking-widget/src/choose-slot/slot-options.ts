import {
  bookableDates,
  formatSlotDate,
  isSlotTaken,
  localSlot,
  slotTimes,
  type LocalSlot,
  type TakenRange,
} from 'data-client';

export type DateOption = {
  date: string;
  /** `Mon`, `23` and `Nov`, for the tile. */
  weekday: string;
  day: string;
  month: string;
  /** `Monday, November 23, 2026`, for everybody who does not see the tile. */
  fullName: string;
  /** 1 is Monday, 5 is Friday: weeks stand below each other. */
  column: number;
  isFull: boolean;
};

export type TimeOption = { time: string; local: LocalSlot | undefined; isTaken: boolean };
export type TimeGroup = { name: 'Morning' | 'Afternoon'; times: TimeOption[] };

type Availability = { durationMinutes: number; taken: readonly TakenRange[] };

/** The days that can be booked; a day without a single free time is full. */
export function dateOptions(now: Date, { durationMinutes, taken }: Availability): DateOption[] {
  return bookableDates(now).map((date) => {
    const [weekday = '', month = '', day = ''] = formatSlotDate(date, 'short').split(/,? /);
    return {
      date,
      weekday,
      day,
      month,
      fullName: formatSlotDate(date),
      column: new Date(`${date}T00:00:00Z`).getUTCDay(),
      isFull: slotTimes.every((time) => isSlotTaken(date, time, durationMinutes, taken)),
    };
  });
}

/** The times of one day, as people group them. */
export function timeGroups(date: string, { durationMinutes, taken }: Availability, timeZone?: string): TimeGroup[] {
  const times = slotTimes.map((time) => ({
    time,
    local: localSlot(date, time, timeZone),
    isTaken: isSlotTaken(date, time, durationMinutes, taken),
  }));
  return [
    { name: 'Morning', times: times.filter(({ time }) => time.endsWith('AM')) },
    { name: 'Afternoon', times: times.filter(({ time }) => time.endsWith('PM')) },
  ];
}

/** `next day` where the visitor's calendar is already a page further than the coach's. */
export function dayShiftName(dayShift: number): string | null {
  if (dayShift === 0) return null;
  return dayShift > 0 ? 'next day' : 'previous day';
}
