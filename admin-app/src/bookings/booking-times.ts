import { coachTimeZone, type Booking } from 'data-client';

const day = new Intl.DateTimeFormat('en-US', { weekday: 'short', month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' });
const moment = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: coachTimeZone,
});

/** The coach's date, `Mon, Nov 23, 2026`. */
export const slotDay = ({ date }: Pick<Booking, 'date'>) => day.format(new Date(`${date}T00:00:00Z`));

/** The coach's time and how long it takes, `9:00 AM, 60 min`. */
export const slotHours = ({ time, startsAt, endsAt }: Pick<Booking, 'time' | 'startsAt' | 'endsAt'>) =>
  `${time}, ${Math.round((endsAt.getTime() - startsAt.getTime()) / 60_000)} min`;

export const slotSentence = (booking: Pick<Booking, 'date' | 'time'>) => `${slotDay(booking)} at ${booking.time} Eastern Time`;

/** An instant on the coach's clock, `Nov 20, 2026, 10:30 AM`. */
export const onCoachClock = (instant: Date) => moment.format(instant).replace(/\s/g, ' ');
