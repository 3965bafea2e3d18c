import { ownerAnswered } from '../testing/auth-backend';
import type { OwnerClient } from './owner-client';

type Read = (client: OwnerClient) => Promise<unknown>;

const months = { messages: 0, cancelledBookings: 0, pastBookings: 0 };

const objects: [string, Read][] = [
  ['N1 the newsletter statistics', ({ subscribers }) => subscribers.overview()],
  ['PE1 the number of people', ({ people }) => people.overview({})],
  ['PE5 the records of a person', ({ people }) => people.records('a')],
  ['PE6 the rows that would be erased', ({ retention }) => retention.preview(months)],
  ['T1 the average rating', ({ testimonials }) => testimonials.averageRating()],
];

test.each(objects)('%s cannot be an empty list, which would look like none or zero', async (_, read) => {
  const client = await ownerAnswered(async () => Response.json([]));
  await expect(read(client)).rejects.toMatchObject({ code: 'server' });
});
