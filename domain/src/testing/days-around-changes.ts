import { instantIn } from '../coach-zones.ts';
import { addDays } from '../dates.ts';

/** The days before and after each change of a zone's clocks in a year. */
export function daysAroundChanges(zone: string, year: number): string[] {
  const offsetOn = (date: string) => Date.parse(`${date}T12:00Z`) - instantIn(zone, date, 12 * 60).getTime();
  const days: string[] = [];
  for (let first = `${year}-01-01`; first < `${year + 1}`; first = addDays(first, 28)) {
    if (offsetOn(first) === offsetOn(addDays(first, 28))) continue;
    let day = first;
    while (offsetOn(day) === offsetOn(addDays(day, 1))) day = addDays(day, 1);
    days.push(day, addDays(day, 1));
  }
  return days;
}

export const allZones = [...Intl.supportedValuesOf('timeZone'), 'UTC'];
