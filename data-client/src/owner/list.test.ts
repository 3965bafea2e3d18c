import { ownerAnsweredInTurn } from '../testing/auth-backend';
import type { OwnerClient } from './owner-client';

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
  const { client, methods } = await ownerAnsweredInTurn('lost', [], [{ ...row, ...wanted }]);
  await expect(change(client)).resolves.toMatchObject({ id: 'a' });
  expect(methods).toEqual(['PATCH', 'PATCH', 'GET']);
});

test.each(changes)('%s is a conflict if the row was changed elsewhere', async (_, change, _wanted, other) => {
  const { client } = await ownerAnsweredInTurn('lost', [], [{ ...row, ...other }]);
  await expect(change(client)).rejects.toMatchObject({ code: 'conflict' });
});

const done = () => new Response(null, { status: 204 });

test.each<[string, Change, object, unknown]>([
  ['M1 opening a message', ({ messages }) => messages.markRead('a'), [], undefined],
  ['CA2 the new name of a calendar', ({ calendars }) => calendars.rename('a', 'Private'), [{ id: 'a' }], undefined],
  ['SV1 a new order of services', ({ services }) => services.reorder(['keynote', 'life']), done(), undefined],
  ['PE3 removing a tag', ({ people }) => people.removeTags(['tag-1']), done(), undefined],
  [
    'CA1 a new address of the bookings',
    ({ calendars }) => calendars.addFeed({ id: 'feed-1', name: 'My phone', showsClients: true }),
    Response.json('secret'),
    expect.stringMatching(/\/secret\.ics$/),
  ],
  [
    'PE9 a batch of an import',
    ({ subscribers }) =>
      subscribers.import([{ email: 'ada@quill.example', name: 'Ada Quill', source: '' }], 'They agreed.', 'import-1'),
    ['added'],
    ['added'],
  ],
  ['N5 a page of an export', ({ subscribers }) => subscribers.activeAfter(), [], { rows: [] }],
])('%s whose response is lost is sent once more', async (_, send, answer, result) => {
  const { client, methods } = await ownerAnsweredInTurn('lost', answer);
  expect(await send(client)).toEqual(result);
  expect(methods).toEqual([methods[0], methods[0]]);
});

test('PE3 a tag that the lost first attempt has added is no conflict', async () => {
  const conflict = () => Response.json({ code: '23505', message: 'duplicate key value' }, { status: 409 });
  const { client } = await ownerAnsweredInTurn('lost', conflict(), conflict());
  const add = () => client.people.addTag('person-1', 'VIP');
  await expect(add()).resolves.toBeUndefined();
  await expect(add()).rejects.toThrow('This person already has this tag.');
});

test.each<[string, Change]>([
  ['M2 a message', ({ messages }) => messages.remove(['a'])],
  ['B5 a blocked time', ({ blockedTimes }) => blockedTimes.remove('a')],
  ['CA1 an address of the bookings', ({ calendars }) => calendars.revokeFeed('a')],
  ['CA2 a calendar', ({ calendars }) => calendars.remove('a')],
  ['PE7 a “Book again” link', ({ invitations }) => invitations.revoke('a')],
])('%s whose deletion lost its response counts as deleted', async (_, remove) => {
  const { client, methods } = await ownerAnsweredInTurn('lost', []);
  await remove(client);
  expect(methods).toEqual(['DELETE', 'DELETE', 'GET']);
});

test('N6 deleting a newsletter that is being sent by now fails even after a lost response', async () => {
  const { client } = await ownerAnsweredInTurn('lost', [], [{ id: 'a' }]);
  await expect(client.campaigns.remove(['a'])).rejects.toMatchObject({ code: 'not-found' });
});

test('M1 undoing an answered message’s status is not sent again: it could undo a newer answer', async () => {
  const { client, methods } = await ownerAnsweredInTurn('lost', []);
  await expect(client.messages.setStatus('a', 'read')).rejects.toMatchObject({ code: 'offline' });
  expect(methods).toEqual(['PATCH']);
});

test('M2 deleting a message that is already gone reports that it no longer exists', async () => {
  const { client } = await ownerAnsweredInTurn([]);
  await expect(client.messages.remove(['a'])).rejects.toMatchObject({ code: 'not-found' });
});
