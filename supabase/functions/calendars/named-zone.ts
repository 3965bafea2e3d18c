import ICAL from 'ical.js';
import { dayMs } from '../../../domain/src/dates.ts';
import { instantOf, wallClock } from '../../../domain/src/time-zone.ts';

/** A zone that the runtime knows by its IANA name, for ical.js. */
export class NamedZone extends ICAL.Timezone {
  /** The offset of each day without a change of clocks: `Intl` is slow, and ical.js asks often. */
  readonly #offsets = new Map<number, number | undefined>();

  constructor(name: string) {
    super({ tzid: name, component: undefined as never });
  }

  /** The offset from UTC in seconds at a wall-clock time. */
  override utcOffset({ year, month, day, hour, minute, second }: ICAL.Time): number {
    const clock = Date.UTC(year, month - 1, day, hour, minute, second);
    return this.#offsetOfDay(Math.floor(clock / dayMs)) ?? (clock - firstInstantOf(clock, this.tzid)) / 1000;
  }

  #offsetOfDay(day: number): number | undefined {
    if (!this.#offsets.has(day)) {
      const [before, after] = [day - 1, day + 2].map((one) => {
        const instant = one * dayMs;
        return (wallClock(new Date(instant), this.tzid).getTime() - instant) / 1000;
      });
      this.#offsets.set(day, before === after ? before : undefined);
    }
    return this.#offsets.get(day);
  }
}

/** iCalendar means the first of two instants with the same wall-clock time. */
function firstInstantOf(clock: number, zone: string): number {
  const instant = instantOf(new Date(clock), zone).getTime();
  const earlier = [60, 30].map((minutes) => instant - minutes * 60_000);
  return earlier.find((one) => wallClock(new Date(one), zone).getTime() === clock) ?? instant;
}
