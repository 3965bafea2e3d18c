/** The coach's wall clock, which all times of the site are told in. */
export const coachTimeZone = 'America/New_York';

const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: coachTimeZone });

const wallClock = new Intl.DateTimeFormat('en-US', {
  timeZone: coachTimeZone,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** `Tuesday, December 1, 2026` */
export function dateText(instant: Date): string {
  return longDate.format(instant);
}

export function durationText(startsAt: Date, endsAt: Date): string {
  return `${Math.round((endsAt.getTime() - startsAt.getTime()) / 60_000)} minutes`;
}

/** `20261201T090000`, as calendars write a wall clock. */
export function wallClockStamp(instant: Date): string {
  const parts = Object.fromEntries(wallClock.formatToParts(instant).map(({ type, value }) => [type, value]));
  return `${parts.year}${parts.month}${parts.day}T${parts.hour}${parts.minute}${parts.second}`;
}

/** `20261201T140000Z` */
export function utcStamp(instant: Date): string {
  return instant.toISOString().replace(/[-:]|\.\d{3}/g, '');
}
