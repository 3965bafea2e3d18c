import { daysBetween, isoDate } from './dates.ts';
import { instantIn } from './coach-zones.ts';
import { minutesOf } from './slots.ts';
import { isTimeZone, wallClock } from './time-zone.ts';

export type DateStyle = 'full' | 'short';

const dateStyles: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  full: { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' },
  short: { weekday: 'short', month: 'short', day: 'numeric' },
};

const english = 'en-US';

/** `2026-11-23` → `Monday, November 23, 2026` or, short, `Mon, Nov 23`. */
export function formatSlotDate(date: string, style: DateStyle = 'full', locale = english): string {
  return new Intl.DateTimeFormat(locale, { ...dateStyles[style], timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );
}

/** English hours have no leading zero; other locales decide on it differently with and without a zone's name. */
const clockFormat = (locale: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { hour: locale === english ? 'numeric' : '2-digit', minute: '2-digit', ...options });

/** Formats a slot's time for a locale: `1:00 PM` → `13:00` in German. */
export function formatSlotTime(date: string, time: string, locale = english): string {
  if (locale === english) return time;
  return clockFormat(locale, { timeZone: 'UTC' }).format(instantIn('UTC', date, minutesOf(time)));
}

/** Returns the time zone of the visitor's device. A browser that cannot tell says `Etc/Unknown`, which no format accepts. */
export function visitorTimeZone(): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return isTimeZone(timeZone) ? timeZone : 'UTC';
}

/** A slot in the visitor's time zone. `dayShift` is −1 on the day before the coach's date and 1 on the day after. */
export type LocalSlot = { time: string; zoneName: string; dayShift: number };

/** Returns a slot of the coach's zone in the visitor's time zone, or undefined if both clocks show the same time. */
export function localSlot(
  date: string,
  time: string,
  coachZone: string,
  timeZone = visitorTimeZone(),
  locale = english,
): LocalSlot | undefined {
  const start = instantIn(coachZone, date, minutesOf(time));
  const here = wallClock(start, timeZone);
  if (here.getTime() === wallClock(start, coachZone).getTime()) return undefined;
  const parts = clockFormat(locale, { timeZone, timeZoneName: 'long' }).formatToParts(start);
  return {
    time: parts
      .slice(0, -1)
      .map((part) => part.value)
      .join('')
      .trim()
      .replace(/\s/g, ' '),
    zoneName: parts.find((part) => part.type === 'timeZoneName')?.value ?? timeZone,
    dayShift: daysBetween(date, isoDate(here)),
  };
}
