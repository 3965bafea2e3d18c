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

/** Returns the instant of a zone's wall-clock time, given in the UTC fields of a date. Correct around clock changes. */
export function instantOf(clock: Date, timeZone: string): Date {
  const offsetAt = (instant: number) =>
    wallClock(new Date(instant), timeZone).getTime() - Math.floor(instant / 1000) * 1000;
  const guess = clock.getTime() - offsetAt(clock.getTime());
  return new Date(clock.getTime() - offsetAt(guess));
}

/** Whether a text names a time zone that this browser or server knows. */
export function isTimeZone(zone: string): boolean {
  try {
    Intl.DateTimeFormat('en-US', { timeZone: zone });
    return zone !== '';
  } catch {
    return false;
  }
}
