import ICAL from 'ical.js';
import { instantIn, zoneOn, type CoachZones } from '../../../domain/src/coach-zones.ts';
import { dayMs } from '../../../domain/src/dates.ts';
import { CalendarProblem } from './calendar-problem.ts';
import { spendSteps, withLimitedRules } from './limited-rules.ts';
import { registerNamedZones, steadyOffset, zonesOf } from './named-zone.ts';
import { parsedCalendars } from './parsed-calendars.ts';
import { aheadMs, endLater, inAnyZone, utc } from './unknown-zone.ts';

/** From when until when busy times are wanted, in milliseconds since 1970. */
export type Window = { from: number; until: number };

/** Start and end in milliseconds since 1970. */
export type Span = readonly [number, number];

type Reading = {
  window: Window;
  /** For all-day events and for times that name no zone. */
  zones: CoachZones;
  /** Whether an event is one of our own bookings, by its identifier. */
  isOwn?: (uid: string) => boolean;
};

/**
 * Returns the busy times in iCalendar files: not those that are canceled or marked as free.
 *
 * @returns spans that do not touch each other, in order, and how many events they come from
 * @throws {CalendarProblem} if any event cannot be understood: a missing event would offer a time that is taken
 */
export function busyTimes(files: readonly string[], reading: Reading): { spans: Span[]; eventCount: number } {
  const spans = withLimitedRules(() =>
    files.flatMap((file) => parsedCalendars(file).flatMap((root) => spansIn(root, reading))),
  );
  return { spans: merged(spans), eventCount: spans.length };
}

function spansIn(root: ICAL.Component, reading: Reading): Span[] {
  const unknown = registerNamedZones(root);
  const hasUnknownZone = (event: ICAL.Component) =>
    unknown.size > 0 && zonesOf(event).some((zone) => unknown.has(zone));
  const events = root.getAllSubcomponents('vevent').filter((event) => reading.isOwn?.(uidOf(event)) !== true);
  const isSeries = (event: ICAL.Component) => !isChange(event) && repeats(event);
  const changes = new Map<string, ICAL.Component[]>();
  for (const change of events.filter(isChange)) {
    const its = changes.get(uidOf(change));
    if (its) its.push(change);
    else changes.set(uidOf(change), [change]);
  }
  const uidsOfSeries = new Set(events.filter(isSeries).map(uidOf));
  const spansOf = (event: ICAL.Component) => {
    const its = isSeries(event) ? (changes.get(uidOf(event)) ?? []) : [];
    const read = (where: Reading) =>
      understood(event, () => (isSeries(event) ? repeated(event, its, where) : single(event, where.zones)));
    if (![event, ...its].some(hasUnknownZone)) return read(reading);
    endLater(event);
    const { from, until } = reading.window;
    return read({ zones: utc, window: { from, until: until + aheadMs } }).map(inAnyZone);
  };
  const spans = [
    ...events.filter((event) => !(isFollowed(event) && uidsOfSeries.has(uidOf(event)))).flatMap(spansOf),
    ...root.getAllSubcomponents('vfreebusy').flatMap((list) => understood(list, () => busyIn(list, reading.zones))),
  ];
  return spans.filter(([start, end]) => end > start && end > reading.window.from && start < reading.window.until);
}

/** The library throws plain errors. The event's title is private. */
function understood(event: ICAL.Component, read: () => Span[]): Span[] {
  try {
    return read();
  } catch (error) {
    const [day] = /^\d{4}-\d\d-\d\d/.exec(String(event.getFirstProperty('dtstart')?.jCal[3])) ?? [];
    if (error instanceof CalendarProblem)
      throw day ? new CalendarProblem(`${error.message} Reading stopped at an event that begins on ${day}.`) : error;
    throw new CalendarProblem(`An event${day ? ` on ${day}` : ''} can’t be understood.`);
  }
}

/** The times in a free/busy list, which servers publish instead of the events. */
const busyIn = (list: ICAL.Component, zones: CoachZones): Span[] =>
  list
    .getAllProperties('freebusy')
    .filter((property) => String(property.getFirstParameter('fbtype')).toUpperCase() !== 'FREE')
    .flatMap((property) => periodsOf(property, zones));

const periodsOf = (property: ICAL.Property, zones: CoachZones): Span[] =>
  (property.getValues() as ICAL.Period[]).map((period) => [
    instantOf(period.start, zones),
    instantOf(period.getEnd(), zones),
  ]);

const uidOf = (event: ICAL.Component) => String(event.getFirstPropertyValue('uid') ?? '');
const repeats = (event: ICAL.Component) => event.hasProperty('rrule') || event.hasProperty('rdate');
/** Whether it replaces an occurrence of a series, and, if followed, all later ones, too. */
const isChange = (event: ICAL.Component) => event.hasProperty('recurrence-id');
const isFollowed = (event: ICAL.Component) =>
  String(event.getFirstProperty('recurrence-id')?.getParameter('range')).toUpperCase() === 'THISANDFUTURE';

const isBusy = (event: ICAL.Component) =>
  String(event.getFirstPropertyValue('status')).toUpperCase() !== 'CANCELLED' &&
  String(event.getFirstPropertyValue('transp')).toUpperCase() !== 'TRANSPARENT';

function single(component: ICAL.Component, zones: CoachZones): Span[] {
  return isBusy(component) ? [eventSpan(component, zones)] : [];
}

/** Where one event of a calendar is, even if it is marked as free. */
export function eventSpan(event: ICAL.Component, zones: CoachZones): Span {
  endAfterStart(event);
  // Without `exceptions`, the library looks for them among all events.
  const { startDate, endDate } = new ICAL.Event(event, { exceptions: [] });
  if (!startDate) throw new CalendarProblem('An event has no start.');
  return [instantOf(startDate, zones), instantOf(endDate, zones)];
}

/** Some programs name the last day as the end of an all-day event instead of the next day. Without an end, it takes one day. */
function endAfterStart(event: ICAL.Component): void {
  const [start, end] = ['dtstart', 'dtend'].map((name) => event.getFirstPropertyValue(name) as ICAL.Time | null);
  if (start?.isDate && end?.isDate && end.compare(start) <= 0) event.removeAllProperties('dtend');
}

function repeated(component: ICAL.Component, changes: readonly ICAL.Component[], reading: Reading): Span[] {
  const { window, zones } = reading;
  const followed = changes.filter(isFollowed);
  if (![component, ...followed].some(isBusy)) return [];
  const dates = ['rdate', 'exdate'].flatMap((name) =>
    component.getAllProperties(name).flatMap((list) => list.getValues()),
  );
  // Many series may claim the same changes, and the library sorts the dates by inserting them one by one.
  spendSteps(changes.length + 4 * dates.length);
  const rules = component.getAllProperties('rrule');
  // The library mixes up several rules.
  if (rules.length > 1)
    return rules.flatMap((rule) => {
      component.removeAllProperties('rrule');
      component.addProperty(rule);
      return repeated(component, changes, reading);
    });
  const spans = addedDates(component, zones);
  for (const event of [component, ...followed]) endAfterStart(event);
  const event = new ICAL.Event(component, { exceptions: followed });
  if (!event.startDate) throw new CalendarProblem('An event has no start.');
  const replaced = new Set(
    changes
      .filter((change) => !isFollowed(change))
      .map((change) => instantOf(new ICAL.Event(change).recurrenceId, zones)),
  );
  const occurrences = event.iterator();
  // A change may move all following occurrences to an earlier date.
  const until = window.until + (followed.length ? 60 * dayMs : 0);
  // Exceptions by rule are an older part of the format, which the library does not know.
  for (const rule of component.getAllProperties('exrule')) {
    const exceptions = (rule.getFirstValue() as ICAL.Recur).iterator(event.startDate);
    for (let next = exceptions.next(); next && instantOf(next, zones) < until; next = exceptions.next())
      replaced.add(instantOf(next, zones));
  }
  for (let next = occurrences.next(); next && instantOf(next, zones) < until; next = occurrences.next()) {
    if (replaced.has(instantOf(next, zones))) continue;
    const { item, startDate, endDate } = event.getOccurrenceDetails(next);
    if (isBusy(item.component)) spans.push([instantOf(startDate, zones), instantOf(endDate, zones)]);
  }
  return spans;
}

/**
 * Returns the busy periods that are listed in addition to a series, which the library does not know. The start is an occurrence
 * although the library leaves it out if only dates follow.
 */
function addedDates(component: ICAL.Component, zones: CoachZones): Span[] {
  const periods = component.getAllProperties('rdate').filter(({ type }) => type === 'period');
  for (const property of periods) component.removeProperty(property);
  const start = component.getFirstPropertyValue('dtstart') as ICAL.Time | null;
  if (start && !component.hasProperty('rrule')) component.addPropertyWithValue('rdate', start);
  return isBusy(component) ? periods.flatMap((property) => periodsOf(property, zones)) : [];
}

function instantOf(time: ICAL.Time, zones: CoachZones): number {
  const isFloating = time.isDate || time.zone === ICAL.Timezone.localTimezone;
  if (!isFloating) return time.toUnixTime() * 1000;
  const date = [time.year, time.month, time.day].map((part) => String(part).padStart(2, '0')).join('-');
  const minutes = time.isDate ? 0 : time.hour * 60 + time.minute + time.second / 60;
  const zone = zoneOn(date, zones);
  const clock = Date.parse(`${date}T00:00:00Z`) + minutes * 60_000;
  const offset = steadyOffset(clock, zone);
  return offset === undefined ? instantIn(zone, date, minutes).getTime() : clock - offset;
}

function merged(spans: readonly Span[]): Span[] {
  const joined: [number, number][] = [];
  for (const [start, end] of spans.toSorted(([a], [b]) => a - b)) {
    const last = joined.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else joined.push([start, end]);
  }
  return joined;
}
