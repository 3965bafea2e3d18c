import { asOperator, localOwner } from './api';

/** A reading as the function stores it. Spans are pairs of instants. */
export const reading = (spans: [string, string][] | null, version = 'one') => ({
  spans,
  event_count: spans?.length ?? 0,
  version,
  known_until: '2100-01-01T00:00:00Z',
});

/** Connects a calendar as the function does, and returns its id. */
export async function connectCalendar(
  name: string,
  spans: [string, string][] = [],
  kind = 'icalendar',
  its_id: string = crypto.randomUUID(),
): Promise<string> {
  const calendar = {
    ...{ its_id, name, kind, host: 'calendar.example', sealed: 'sealed' },
    ...{ reading: reading(spans), connected_by: localOwner.email },
  };
  return asOperator<string>('connect_calendar', calendar);
}
