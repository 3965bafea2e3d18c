import type { Booking } from 'data-client';

const slotDate = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});

/** `Mon, Nov 23, 2026` in the coach's time zone. */
export const slotDay = ({ date }: Pick<Booking, 'date'>) => slotDate.format(new Date(`${date}T00:00:00Z`));

/** `9:00 AM ET, 60 min` */
export const slotHours = ({ time, startsAt, endsAt }: Pick<Booking, 'time' | 'startsAt' | 'endsAt'>) =>
  `${time} ET, ${Math.round((endsAt.getTime() - startsAt.getTime()) / 60_000)} min`;

export const slotSentence = (booking: Pick<Booking, 'date' | 'time'>) =>
  `${slotDay(booking)} at ${booking.time} Eastern Time`;
