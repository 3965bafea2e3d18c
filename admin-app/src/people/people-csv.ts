import type { ListedPerson } from 'data-client/owner';
import { coachDayOf, type CoachZones } from 'domain/coach-zones';
import { csvLine } from '../list/csv/csv';

export const peopleHeader = csvLine([
  'Name',
  'Company',
  'Email addresses',
  'Tags',
  'Bookings',
  'No-shows',
  'Messages',
  'Subscribed',
  'Last contact',
]);

/** People as CSV records. */
export const peopleLines = (people: readonly ListedPerson[], zones: CoachZones): string =>
  people
    .map((person) =>
      csvLine([
        person.name,
        person.company,
        person.emails.join('\n'),
        person.tags.join('\n'),
        String(person.bookingCount),
        String(person.noShowCount),
        String(person.messageCount),
        person.isSubscribed ? 'Yes' : 'No',
        coachDayOf(person.lastContactAt, zones),
      ]),
    )
    .join('');
