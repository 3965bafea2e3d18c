import { addDays, isoDate } from './dates.ts';
import { instantOf, knownZone, wallClock } from './time-zone.ts';

/** The zone of a new site. */
export const defaultZone = 'America/New_York';

/**
 * Days that the coach spends in another zone, both included: `YYYY-MM-DD`. For browsers that do not know the zone, `offset` is
 * its offset from UTC in minutes.
 */
export type Travel = { firstDay: string; lastDay: string; zone: string; offset?: number };

/** Where the coach is: her home zone, except on travel days. */
export type CoachZones = { home: string; homeOffset?: number; travel: readonly Travel[] };

export const defaultZones: CoachZones = { home: defaultZone, travel: [] };

/** Returns the coach's home zone, as this browser knows it. */
export const homeZone = ({ home, homeOffset }: CoachZones) => knownZone(home, homeOffset);

const tripOn = (date: string, { travel }: CoachZones) =>
  travel.find(({ firstDay, lastDay }) => firstDay <= date && date <= lastDay);

/** Returns the coach's zone on a date, as this browser knows it. */
export function zoneOn(date: string, zones: CoachZones): string {
  const trip = tripOn(date, zones);
  return trip ? knownZone(trip.zone, trip.offset) : homeZone(zones);
}

/** The IANA name of the coach's zone on a date, which this browser may not know. */
export const zoneIdOn = (date: string, zones: CoachZones): string => tripOn(date, zones)?.zone ?? zones.home;

/** How a booking stores the default zone, in summer too. */
const storedDefault = 'EST';

/** The name that a booking on a date stores for its zone. */
export function bookingZoneOn(date: string, zones: CoachZones): string {
  const zone = zoneOn(date, zones);
  return zone === defaultZone ? storedDefault : zone;
}

/** The IANA name of a booking's zone. */
export const zoneOfBooking = (timezone: string): string => (timezone === storedDefault ? defaultZone : timezone);

/** Returns the instant of a zone's wall-clock time: a date and the minutes since midnight. */
export const instantIn = (zone: string, date: string, minutes: number): Date =>
  instantOf(new Date(Date.parse(`${date}T00:00:00Z`) + minutes * 60_000), zone);

/** Returns when a day of the coach begins: at midnight, or halfway between two zones' midnights on a day of arrival. */
export function dayStart(date: string, zones: CoachZones): Date {
  const [before, own] = [zoneOn(addDays(date, -1), zones), zoneOn(date, zones)].map((zone) =>
    instantIn(zone, date, 0).getTime(),
  ) as [number, number];
  return new Date((before + own) / 2);
}

/** Returns the coach's day of an instant. */
export function coachDayOf(instant: Date, zones: CoachZones): string {
  const utc = isoDate(instant);
  const isNear = ({ firstDay, lastDay }: Travel) => firstDay <= addDays(utc, 2) && addDays(utc, -2) <= lastDay;
  if (!zones.travel.some(isNear)) return isoDate(wallClock(instant, homeZone(zones)));
  const days = [addDays(utc, 1), utc];
  return days.find((day) => dayStart(day, zones) <= instant) ?? addDays(utc, -1);
}
