import { coachTimeZone } from 'data-client';

const coachDate = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: coachTimeZone,
});
const coachTime = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone: coachTimeZone });

/** The coach's date at an instant, `Nov 20, 2026`. */
export const coachDay = (instant: Date) => coachDate.format(instant);

/** The coach's time at an instant, `10:30 AM ET`. */
export const coachHour = (instant: Date) => `${coachTime.format(instant).replace(/\s/g, ' ')} ET`;

export const coachMoment = (instant: Date) => `${coachDay(instant)}, ${coachHour(instant)}`;
