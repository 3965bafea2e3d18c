import type { CoachZones } from 'domain/coach-zones';
import { clockOf, coachClock, coachInstant, minutesOfClock } from 'domain/slots';

/** The value of a `datetime-local` input, on the coach's clock. */
export function toLocalInput(instant: Date | null, zones: CoachZones): string {
  if (!instant) return '';
  const { date, minutes } = coachClock(instant, zones);
  return `${date}T${clockOf(minutes)}`;
}

// A year that is still being typed begins with zeros.
const complete = /^([1-9]\d{3}-\d\d-\d\d)T(\d\d:\d\d)/;

/** Null for an empty or incomplete field. */
export function fromLocalInput(text: string, zones: CoachZones): Date | null {
  const [, date, clock] = complete.exec(text) ?? [];
  return date && clock ? coachInstant(date, minutesOfClock(clock), zones) : null;
}
