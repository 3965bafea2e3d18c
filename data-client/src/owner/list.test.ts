import { ownerAnswered } from '../testing/auth-backend';
import type { OwnerClient } from './owner-client';

/** Signs in, and answers further requests in turn; `lost` is a connection that breaks after the request has arrived. */
async function answering(...answers: ('lost' | object)[]) {
  const methods: string[] = [];
  const client = await ownerAnswered(async (input, init) => {
    methods.push(init?.method ?? (input as Request).method);
    const answer = answers.shift() ?? [];
    if (answer === 'lost') throw new TypeError('Failed to fetch');
    return Response.json(answer);
  });
  return { client, methods };
}

const moment = '2026-11-23T14:00:00+00:00';
const row = { id: 'a', created_at: moment, updated_at: moment, published_at: null, intake_questions: [] };
const seen = { id: 'a', revision: moment };

type Change = (client: OwnerClient) => Promise<unknown>;

const isOnPage = false;
const isPublished = true;
const isFeatured = true;

/** Each with the columns that it sets, and with those that somebody else may have set meanwhile. */
const changes: [string, Change, object, object][] = [
  [
    'M1 a status of a message',
    ({ messages }) => messages.setStatus('a', 'read', 'unread'),
    { status: 'read' },
    { status: 'replied' },
  ],
  [
    'SV1 hiding a service',
    ({ services }) => services.change({ ...seen, change: { isOnPage } }),
    { is_on_page: false },
    { is_on_page: true },
  ],
  [
    'T1 publishing a testimonial',
    ({ testimonials }) => testimonials.change({ ...seen, change: { isPublished } }),
    { is_published: true },
    { is_published: false },
  ],
  [
    'G1 featuring a post',
    ({ posts }) => posts.change({ ...seen, change: { isFeatured } }),
    { is_featured: true },
    { is_featured: false },
  ],
];

test.each(changes)('%s whose response is lost is sent once more and succeeds', async (_, change, wanted) => {
  const { client, methods } = await answering('lost', [], [{ ...row, ...wanted }]);
  await expect(change(client)).resolves.toMatchObject({ id: 'a' });
  expect(methods).toEqual(['PATCH', 'PATCH', 'GET']);
});

test.each(changes)('%s is a conflict if the row was changed elsewhere', async (_, change, _wanted, other) => {
  const { client } = await answering('lost', [], [{ ...row, ...other }]);
  await expect(change(client)).rejects.toMatchObject({ code: 'conflict' });
});

test('M1 opening a message is sent once more if no response arrives', async () => {
  const { client, methods } = await answering('lost', []);
  await client.messages.markRead('a');
  expect(methods).toEqual(['PATCH', 'PATCH']);
});

test.each<[string, Change]>([
  ['M2 a message', ({ messages }) => messages.remove(['a'])],
  ['B5 a blocked time', ({ blockedTimes }) => blockedTimes.remove('a')],
  ['CA1 an address of the bookings', ({ calendars }) => calendars.revokeFeed('a')],
  ['CA2 a calendar', ({ calendars }) => calendars.remove('a')],
  ['PE7 a “Book again” link', ({ invitations }) => invitations.revoke('a')],
])('%s whose deletion lost its response counts as deleted', async (_, remove) => {
  const { client, methods } = await answering('lost', []);
  await remove(client);
  expect(methods).toEqual(['DELETE', 'DELETE', 'GET']);
});

test('N6 deleting a newsletter that is being sent by now fails even after a lost response', async () => {
  const { client } = await answering('lost', [], [{ id: 'a' }]);
  await expect(client.campaigns.remove(['a'])).rejects.toMatchObject({ code: 'not-found' });
});

test('M1 undoing an answered message’s status is not sent again: it could undo a newer answer', async () => {
  const { client, methods } = await answering('lost', []);
  await expect(client.messages.setStatus('a', 'read')).rejects.toMatchObject({ code: 'offline' });
  expect(methods).toEqual(['PATCH']);
});

test('M2 deleting a message that is already gone reports that it no longer exists', async () => {
  const { client } = await answering([]);
  await expect(client.messages.remove(['a'])).rejects.toMatchObject({ code: 'not-found' });
});
