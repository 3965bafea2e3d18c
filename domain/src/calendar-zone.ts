import { offsetText, wallClock } from './time-zone.ts';

/** A zone with the rules a calendar needs if it does not know the zone by name. `name`: the id for calendars. */
export type CalendarZone = { id: string; name: string; rules: readonly string[] };

/** Shorter than the time between two clock changes of any zone. */
const stepMs = 28 * 86_400_000;
const aroundMs = 14 * stepMs;

/** Returns a zone with its clock changes in the year before and after the given instants. */
export function calendarZone(id: string, instants: readonly Date[]): CalendarZone {
  const times = instants.map((instant) => instant.getTime());
  const first = Math.floor(Math.min(...times) / 1000) * 1000 - aroundMs;
  const offsetAt = (instant: number) => wallClock(new Date(instant), id).getTime() - instant;
  const initial = offsetAt(first);
  const changes = [{ at: first, from: initial, to: initial }];
  let from = initial;
  for (let step = first; step < Math.max(...times) + aroundMs; step += stepMs) {
    const before = from;
    const to = offsetAt(step + stepMs);
    if (to !== before)
      changes.push({ at: changeWithin(step, (instant) => offsetAt(instant) !== before), from: before, to });
    from = to;
  }
  const standard = Math.min(...changes.map(({ to }) => to));
  const observances = changes.flatMap(({ at, from, to }) => {
    const kind = to > standard ? 'DAYLIGHT' : 'STANDARD';
    return [
      `BEGIN:${kind}`,
      `TZOFFSETFROM:${offsetText(from).replace(':', '')}`,
      `TZOFFSETTO:${offsetText(to).replace(':', '')}`,
      `DTSTART:${new Date(at + from).toISOString().slice(0, 19).replace(/[-:]/g, '')}`,
      `END:${kind}`,
    ];
  });
  // A colon, as in `+05:45`, would end the parameter.
  const name = id.replace(':', '');
  return { id, name, rules: ['BEGIN:VTIMEZONE', `TZID:${name}`, ...observances, 'END:VTIMEZONE'] };
}

/** The first second after the change within a step. */
function changeWithin(step: number, isChanged: (instant: number) => boolean): number {
  let [before, after] = [step, step + stepMs];
  while (after - before > 1000) {
    const middle = Math.floor((before + after) / 2000) * 1000;
    if (isChanged(middle)) after = middle;
    else before = middle;
  }
  return after;
}
