import { dayMs } from './dates.ts';

const formatters = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  let clock = formatters.get(timeZone);
  if (!clock) {
    clock = new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    formatters.set(timeZone, clock);
  }
  return clock;
}

/** Returns a zone's wall-clock time at an instant, in the UTC fields of a date. */
export function wallClock(instant: Date, timeZone: string): Date {
  const parts = clockOf(timeZone).formatToParts(instant);
  const read = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  return new Date(Date.UTC(read('year'), read('month') - 1, read('day'), read('hour'), read('minute'), read('second')));
}

/** A zone's offset from UTC in milliseconds. */
const offsetAt = (instant: number, timeZone: string) =>
  wallClock(new Date(instant), timeZone).getTime() - Math.floor(instant / 1000) * 1000;

/** −14,400,000 ms → `-04:00`. */
export function offsetText(offset: number): string {
  const minutes = Math.round(Math.abs(offset) / 60_000);
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  return `${offset < 0 ? '-' : '+'}${two(minutes / 60)}:${two(minutes % 60)}`;
}

/** `2026-11-23T09:00:00-05:00`: an instant on a zone's clock, with its offset from UTC. */
export const isoWithOffset = (instant: Date, timeZone: string): string =>
  wallClock(instant, timeZone).toISOString().slice(0, 19) + offsetText(offsetAt(instant.getTime(), timeZone));

/**
 * Returns the instant of a zone's wall-clock time, given in the UTC fields of a date. Like the database, uses standard time
 * for an hour that clocks show twice or skip.
 */
export function instantOf(clock: Date, timeZone: string): Date {
  const time = clock.getTime();
  const around = [offsetAt(time - dayMs, timeZone), offsetAt(time + dayMs, timeZone)];
  const [low, high] = [Math.min(...around), Math.max(...around)];
  const isTrue = (offset: number) => offsetAt(time - offset, timeZone) === offset;
  return new Date(time - (low !== high && isTrue(high) && !isTrue(low) ? high : low));
}

/** A zone's name at all times of the year: `Eastern Time`, or `short`, `ET`. */
export function zoneName(timeZone: string, locale = 'en-US', style: 'short' | 'long' = 'long'): string {
  const format = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: `${style}Generic` });
  return format.formatToParts().find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/** `America/Argentina/Buenos_Aires` → `Buenos Aires, Argentina`; `America/St_Johns` → `St. John’s`. */
export function cityOf(zone: string): string {
  const [, ...names] = zone.replace('St_Johns', 'St_John’s').replace('St_', 'St. ').split('/');
  return (names.length > 0 ? names.toReversed().join(', ') : zone).replaceAll('_', ' ');
}

/** Whether a text names a time zone that this browser or server knows. */
export function isTimeZone(zone: string): boolean {
  try {
    clockOf(zone);
    return true;
  } catch {
    return false;
  }
}

/**
 * Returns the zone, or, if this browser does not know it, one that always has the given offset from UTC in minutes: to the hour
 * if it does not know zones such as `+05:45`. Without an offset, returns the zone as it is.
 */
export const knownZone = (zone: string, offset?: number): string =>
  offset === undefined
    ? zone
    : ([zone, offsetText(offset * 60_000)].find(isTimeZone) ??
      // The names of these zones have the opposite sign.
      `Etc/GMT${offset > 0 ? '-' : '+'}${Math.round(Math.abs(offset) / 60)}`);
