import { coachDayOf, defaultZones, homeZone, zoneOn, type CoachZones } from 'domain/coach-zones';
import { coachClock, timeOf } from 'domain/slots';
import { zoneName } from 'domain/time-zone';
import { createContext, useContext, useMemo } from 'react';

/** The coach's zones. Stories and tests of single views use those of a new site. */
export const CoachZonesContext = createContext<CoachZones>(defaultZones);

export const useCoachZones = () => useContext(CoachZonesContext);

const dateFormat = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});

/** `2026-11-20` → `Nov 20, 2026` */
export const dateWords = (date: string) => dateFormat.format(new Date(`${date}T00:00:00Z`));

/** Writes instants as times of the coach, in her zone of the day. */
export type CoachTime = {
  /** `Nov 20, 2026` */
  day: (instant: Date) => string;
  /** `10:30 AM ET` */
  hour: (instant: Date) => string;
  /** `Nov 20, 2026, 10:30 AM ET` */
  moment: (instant: Date) => string;
};

export function coachTimeIn(zones: CoachZones): CoachTime {
  const day = (instant: Date) => dateWords(coachClock(instant, zones).date);
  const hour = (instant: Date) =>
    `${timeOf(coachClock(instant, zones).minutes)} ${shortZone(coachDayOf(instant, zones), zones)}`;
  return { day, hour, moment: (instant) => `${day(instant)}, ${hour(instant)}` };
}

export function useCoachTime(): CoachTime {
  const zones = useCoachZones();
  return useMemo(() => coachTimeIn(zones), [zones]);
}

const shortNames = new Map<string, string>();

/** The coach's zone on a date: `ET`. */
export function shortZone(date: string, zones: CoachZones): string {
  const zone = zoneOn(date, zones);
  const name = shortNames.get(zone) ?? zoneName(zone, 'en-US', 'short');
  shortNames.set(zone, name);
  return name;
}

/** The zone of the times in a view: `All times are Eastern Time.` */
export const zoneSentence = (zones: CoachZones) =>
  zones.travel.length === 0
    ? `All times are ${zoneName(homeZone(zones))}.`
    : `All times are ${zoneName(homeZone(zones))}, or local time on your travel dates.`;
