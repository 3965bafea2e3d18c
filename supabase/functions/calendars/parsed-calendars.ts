import ICAL from 'ical.js';
import { dayMs } from '../../../domain/src/dates.ts';
import { CalendarProblem, requireParsable } from './calendar-problem.ts';

/** The identifiers of all events. */
export const identifiersIn = (files: readonly string[]): string[] =>
  files.flatMap((file) => [...file.matchAll(/^UID:(\S+)/gim)].map(([, uid = '']) => uid));

/** Removes single events that ended more than two days before a time: some servers send every appointment of many years. */
export function withoutPast(file: string, time: number): string {
  const day = new Date(time - 2 * dayMs).toISOString().slice(0, 10).replaceAll('-', '');
  // Not `^`: it also matches after a line separator, which descriptions may contain.
  const isPast = (event: string) => {
    // Two steps: a single pattern would look at many returns in a row again from each of them.
    const unfolded = event.replace(/\r+\n?/g, '\n').replace(/\n[ \t]/g, '');
    const dates = [...unfolded.matchAll(/\nDT(?:START|END)\b[^:\n]*:(\d{8})/gi)];
    return (
      dates.length === 2 &&
      dates.every(([, date = '']) => date < day) &&
      !/\n(?:RRULE|RDATE|RECURRENCE-ID)\b/i.test(unfolded)
    );
  };
  return file
    .split(/(?<=[\r\n])(?=BEGIN:VEVENT\s)/i)
    .map((part) => part.replace(/^BEGIN:VEVENT\s[^]*?[\r\n]END:VEVENT\s+/i, (event) => (isPast(event) ? '' : event)))
    .join('');
}

/** @throws {CalendarProblem} if the file is no calendar, or too large */
export function parsedCalendars(file: string): ICAL.Component[] {
  requireParsable(file);
  if (!/^\uFEFF?\s*BEGIN:VCALENDAR/i.test(file)) throw new CalendarProblem('There is no calendar at this address.');
  try {
    // After each parameter, the library searches for the end of all parameters again.
    const parameters = (text: string) => Math.min(...[';', '='].map((mark) => text.split(mark).length));
    if (file.split(':').some((text) => parameters(text) > 5000)) throw new Error('Too many parameters.');
    const data: unknown[] = ICAL.parse(repaired(file));
    const roots = typeof data[0] === 'string' ? [data] : data;
    return roots.map((root) => new ICAL.Component(root as [string, unknown[], unknown[]]));
  } catch {
    throw new CalendarProblem('The calendar at this address is damaged, or only a part of it arrived.');
  }
}

/**
 * Corrects what other calendar programs accept as well: unusual line ends, empty lists of dates, and dates that are not marked
 * as dates.
 */
const repaired = (file: string): string =>
  file
    .replace(/^\uFEFF?\s*/, '')
    .replace(/\r+\n?/g, '\n')
    // The value may be on the next line, which then begins with a space.
    .replace(/^(?:EXDATE|RDATE)[^:\n]*:\n(?![ \t])/gim, '')
    .replace(/^(DTSTART|DTEND|RECURRENCE-ID|EXDATE)(?:;TZID=[^:;\n]*)?:(?=\d{8}(?:,\d{8})*$)/gim, '$1;VALUE=DATE:');
