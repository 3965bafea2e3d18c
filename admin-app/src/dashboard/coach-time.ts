import { defaultZone } from 'domain/coach-zones';

const coachDate = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: defaultZone,
});
const coachTime = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone: defaultZone });

/** An instant as the coach's date: `Nov 20, 2026`. */
export const coachDay = (instant: Date) => coachDate.format(instant);

/** An instant as the coach's time: `10:30 AM ET`. */
export const coachHour = (instant: Date) => `${coachTime.format(instant).replace(/\s/g, ' ')} ET`;

export const coachMoment = (instant: Date) => `${coachDay(instant)}, ${coachHour(instant)}`;
