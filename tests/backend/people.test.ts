import { asOwner, historyOf, newEmail, operator, owner, visitor } from './api';
import { sendMailsOf } from './mail-steps';
import { pagesOf, personOf, write } from './people-steps';
import { bookableDates, clearCalendar, newBooking } from './slots';

type Listed = {
  id: string;
  name: string;
  emails: string[];
  tags: string[];
  booking_count: number;
  last_contact_at: string;
};
type Entry = { id: string; kind: string; at: string; email: string; details: Record<string, unknown> };

const list = (given: Record<string, unknown> = {}) => asOwner<Listed[]>('list_people', given);
const overview = (given: Record<string, unknown> = {}) =>
  asOwner<{ total: number; tags: string[] }>('people_overview', given);
const timeline = (id_or_email: string, given: Record<string, unknown> = {}) =>
  asOwner<Entry[]>('person_timeline', { id_or_email, ...given });
const tag = (person_id: string, text: string) => owner().from('person_tags').insert({ person_id, tag: text });
const note = (person_id: string, text: string) =>
  owner().from('person_notes').insert({ person_id, text }).throwOnError();
const join = (person_id: string, other_id: string) => asOwner('join_people', { person_id, other_id });
const word = () => `w${crypto.randomUUID().slice(0, 8)}`;

/** Books as a visitor with an address. */
async function bookWith(email: string, changes: Record<string, unknown> = {}, index = 5) {
  await clearCalendar();
  return newBooking({ date: bookableDates()[index]!, time: '9:00 AM' }, { email, ...changes });
}

test('PE1 a booking, a message and a subscription of one address belong to one person', async () => {
  const email = newEmail('ada');
  const { id } = await bookWith(email.toUpperCase(), {
    first_name: 'Ada',
    last_name: 'Quill',
    phone: '+1 212 555 0100',
  });
  await write({ email, company: 'Quill & Co' });
  await visitor().rpc('subscribe', { email }).throwOnError();
  expect(await personOf(email)).toMatchObject({
    name: 'Ada Quill',
    company: 'Quill & Co',
    phones: ['+1 212 555 0100'],
    addresses: [{ email, subscription: 'unconfirmed' }],
    booking_count: 1,
    no_show_count: 0,
    message_count: 1,
    last_booking_id: id,
  });
  expect((await timeline(email)).map(({ kind }) => kind)).toEqual(['subscription', 'message', 'booking']);
});

test('PE1 five concurrent requests with one address create one person', async () => {
  const email = newEmail('crowd');
  const texts = Array.from({ length: 4 }, (_, index) => `Message ${index}`);
  await Promise.all([...texts.map((message) => write({ email, message })), visitor().rpc('subscribe', { email })]);
  const { data } = await operator().from('person_addresses').select('*').eq('email', email).throwOnError();
  expect(data).toHaveLength(1);
  expect(await personOf(email)).toMatchObject({ message_count: texts.length });
});

test('PE1 the timeline has sent emails and notes, newest first, page by page', async () => {
  const email = newEmail('ada');
  const { id: booking } = await bookWith(email);
  await sendMailsOf(booking);
  const { id } = await personOf(email);
  await note(id, 'Prefers mornings.');
  const all = await timeline(id);
  expect(all).toMatchObject([
    { kind: 'note', details: { text: 'Prefers mornings.' } },
    { kind: 'mail', details: { kind: 'confirmation', state: 'sent', booking_id: booking } },
    { kind: 'booking', id: booking, details: { status: 'pending' } },
  ]);
  const pages: Entry[] = [];
  for (let last: Entry | undefined; pages.length < 3; last = pages.at(-1))
    pages.push(...(await timeline(id, { before_at: last?.at, before_id: last?.id, at_most: 1 })));
  expect(pages).toEqual(all);
});

test('PE1 the list finds people by every word of name, address and company, last contact first', async () => {
  const company = word();
  const first = await write({ name: 'Bea 100%_Lane', company });
  const second = await write({ name: 'Bea Stone', company: company.toUpperCase() });
  expect((await list({ search: `${company} bea` })).map(({ emails }) => emails)).toEqual([[second], [first]]);
  expect(await list({ search: `${company} 100%_` })).toHaveLength(1);
  expect(await list({ search: `${company} 1_0` })).toHaveLength(0);
  expect(await list({ search: second })).toHaveLength(1);
  const [newest] = await list({ search: company, at_most: 1 });
  const cursor = { before_at: newest!.last_contact_at, before_id: newest!.id };
  expect((await list({ search: company, ...cursor })).map(({ emails }) => emails)).toEqual([[first]]);
  expect(await overview({ search: company })).toMatchObject({ total: 2 });
});

test('PE1 the list returns more than a hundred people at once, for the export', async () => {
  const company = word();
  await Promise.all(Array.from({ length: 101 }, () => write({ company })));
  expect(await list({ search: company, at_most: 500 })).toHaveLength(101);
});

test('PE1 a range of days finds who had contact or a consultation then', async () => {
  const email = newEmail('spring');
  const day = bookableDates()[7]!;
  await bookWith(email, {}, 7);
  const found = async (since: string, until: string) => (await list({ search: email, since, until })).length;
  expect(await found(day, day)).toBe(1);
  expect(await found('2020-03-01', '2020-05-31')).toBe(0);
  expect((await overview({ search: email, since: day })).total).toBe(1);
});

test('PE1 when the last row of an address is deleted, the person leaves the list, unless there are notes', async () => {
  const [gone, kept] = [await write(), await write()];
  await note((await personOf(kept)).id, 'Call in May.');
  await owner().from('contact_messages_la2024').delete().in('email', [gone, kept]).throwOnError();
  expect(await pagesOf(gone)).toEqual([]);
  expect(await operator().from('person_addresses').select('*').eq('email', gone)).toMatchObject({ data: [] });
  expect(await personOf(kept)).toMatchObject({ name: 'Ada Quill', message_count: 0 });
  // They come back as the same person.
  await write({ email: kept });
  expect((await timeline(kept)).map(({ kind }) => kind)).toEqual(['message', 'note']);
});

test('PE2 joining and separating restores both people exactly, whatever was joined before', async () => {
  const emails = [await write({ name: 'Ada A' }), await write({ name: 'Ada B' }), await write({ name: 'Ada C' })];
  const [a, b, c] = (await Promise.all(emails.map(personOf))).map(({ id }) => id) as [string, string, string];
  await note(b, 'Of B');
  await tag(b, 'VIP');
  const seen = () => Promise.all(emails.flatMap((email) => [personOf(email), timeline(email)]));
  const before = await seen();
  await join(b, c);
  const pair = await seen();
  await join(a, b);
  const page = await personOf(emails[2]!);
  expect(page).toMatchObject({ id: a, message_count: 3, names: ['Ada A', 'Ada B', 'Ada C'], tags: [{ tag: 'VIP' }] });
  expect(page.addresses.map(({ email }) => email).toSorted()).toEqual(emails.toSorted());
  expect((await pagesOf(b))[0]!.id).toBe(a);
  expect((await list({ search: emails[1] })).map(({ id }) => id)).toEqual([a]);
  expect((await list({ with_tag: 'vip', search: emails[0] })).map(({ id }) => id)).toEqual([a]);
  await asOwner('separate_person', { person_id: b });
  expect(await seen()).toEqual(pair);
  await asOwner('separate_person', { person_id: c });
  await asOwner('separate_person', { person_id: c });
  expect(await seen()).toEqual(before);
});

test('PE2 a person cannot be joined twice, to themselves or in a cycle', async () => {
  const [a, b] = (await Promise.all([write(), write()].map(async (email) => personOf(await email)))).map(
    ({ id }) => id,
  );
  await join(a!, b!);
  for (const [one, other] of [
    [a, b],
    [b, a],
    [a, a],
  ])
    await expect(join(one!, other!)).rejects.toMatchObject({ code: 'PT409', hint: 'person-changed' });
});

test('PE2 a join is suggested for the same full name with a common phone, company or mailbox, until dismissed', async () => {
  const [name, company] = [`Ada ${word()}`, word()];
  const email = await write({ name, company });
  await write({ name });
  const namesake = await write({ name: name.toUpperCase(), company: company.toUpperCase() });
  const { id, suggestions } = await personOf(email);
  expect(suggestions).toMatchObject([{ email: namesake, trait: 'company' }]);
  await asOwner('dismiss_join', { person_id: id, other_id: suggestions[0]!.id });
  expect((await personOf(email)).suggestions).toEqual([]);
  expect((await personOf(namesake)).suggestions).toEqual([]);
});

test('PE3 tags are unique without regard to case, at most 30, and filter the list', async () => {
  const email = await write();
  const { id } = await personOf(email);
  const text = word();
  expect((await tag(id, ` ${text} `)).error).toBeNull();
  expect((await tag(id, text.toUpperCase())).error?.code).toBe('23505');
  expect((await tag(id, 'x'.repeat(41))).error?.code).toBe('PT422');
  expect(await list({ with_tag: text.toUpperCase() })).toMatchObject([{ id, tags: [text] }]);
  expect((await overview()).tags).toContain(text);
  await Promise.all(Array.from({ length: 32 }, () => tag(id, word())));
  expect((await personOf(email)).tags).toHaveLength(30);
});

test('PE3 the history keeps changed and deleted notes with their person, joins and separations', async () => {
  const [email, other] = [await write(), await write()];
  const [{ id }, { id: otherId }] = [await personOf(email), await personOf(other)];
  await note(id, 'Likes tea.');
  await owner().from('person_notes').update({ text: 'Likes mint tea.' }).eq('person_id', id).throwOnError();
  await owner().from('person_notes').delete().eq('person_id', id).throwOnError();
  await join(id, otherId);
  await asOwner('separate_person', { person_id: otherId });
  expect((await historyOf()).slice(-4)).toMatchObject([
    {
      table_name: 'person_notes',
      action: 'changed',
      before: { text: 'Likes tea.', person_id: id },
      after: { text: 'Likes mint tea.', person_id: id },
    },
    { table_name: 'person_notes', action: 'deleted', before: { text: 'Likes mint tea.', person_id: id } },
    { table_name: 'people', row_id: otherId, after: { joined_to: id } },
    { table_name: 'people', row_id: otherId, before: { joined_to: id }, after: { joined_to: null } },
  ]);
});
