import type { ListedPerson } from 'data-client/owner';
import { coachDayOf } from 'domain/coach-zones';
import type { CsvColumns } from '../list/csv/csv';

export const peopleColumns: CsvColumns<ListedPerson> = [
  ['Name', ({ name }) => name],
  ['Company', ({ company }) => company],
  ['Email addresses', ({ emails }) => emails.join('\n')],
  ['Tags', ({ tags }) => tags.join('\n')],
  ['Bookings', ({ bookingCount }) => String(bookingCount)],
  ['No-shows', ({ noShowCount }) => String(noShowCount)],
  ['Messages', ({ messageCount }) => String(messageCount)],
  ['Subscribed', ({ isSubscribed }) => (isSubscribed ? 'Yes' : 'No')],
  ['Last contact', ({ lastContactAt }, zones) => coachDayOf(lastContactAt, zones)],
];
