import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { DataError } from 'data-client';
import type { TimelineEntry } from 'data-client/owner';
import { aBooking, aMessage, aPerson, createFakeOwnerClient, type FakeSeed } from 'data-client/testing';
import { address, browserBack, openDashboard } from '../testing/open-dashboard';

const maren = aPerson({ tags: [{ id: 'vip', tag: 'VIP' }] });
const daniel = aPerson({
  id: 'daniel',
  name: 'Daniel Reyes',
  addresses: [{ email: 'daniel@harbor.example', originId: 'daniel' }],
  timeline: [],
});
const seed: FakeSeed = { isSignedIn: true, people: [maren, daniel] };
const place = `/admin/people/${maren.id}`;

const openList = (over: Parameters<typeof openDashboard>[0] = {}) =>
  openDashboard({ seed, address: '/admin/people', ...over });

async function openPerson(client = createFakeOwnerClient(seed)) {
  const dashboard = await openDashboard({ client, address: place });
  await screen.findByRole('heading', { level: 2, name: 'Maren Okafor' });
  return dashboard;
}

const timeline = () => within(screen.getByRole('region', { name: 'Timeline' }));

test('PE1 the list is searched and filtered by tag, and its state is in the address', async () => {
  const { owner } = await openList();
  await screen.findByText('2 people');
  await owner.selectOptions(screen.getByLabelText('Tag'), 'VIP');
  await screen.findByText('1 person');
  expect(screen.queryByRole('link', { name: 'Daniel Reyes' })).not.toBeInTheDocument();
  expect(address()).toBe('/admin/people?tag=VIP');
  await owner.type(screen.getByRole('searchbox', { name: 'Search people' }), 'daniel');
  expect(await screen.findByText('Nobody matches the search and the filters.')).toBeVisible();
  await owner.click(screen.getByRole('button', { name: 'Show everyone' }));
  await owner.click(await screen.findByRole('link', { name: 'Daniel Reyes' }));
  await waitFor(() => expect(address()).toBe(`/admin/people/${daniel.id}`));
});

test('PE1 failed totals show an error with a Retry button instead of no tag filter', async () => {
  const client = createFakeOwnerClient(seed);
  client.fake.fail('people.overview', new DataError('offline'));
  const { owner } = await openList({ client });
  expect(await screen.findByText(/^The tags and the number of people couldn’t be loaded\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Maren Okafor' })).toBeVisible();
  client.fake.heal();
  await owner.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByLabelText('Tag')).toBeVisible();
  expect(screen.getByText('2 people')).toBeVisible();
});

test('PE1 a day is typed digit by digit, and filters once its year is complete', async () => {
  await openList();
  const since = await screen.findByLabelText('In contact from');
  for (const value of ['0002-11-20', '0020-11-20', '0202-11-20']) {
    fireEvent.change(since, { target: { value } });
    expect(since).toHaveValue(value);
    expect(address()).toBe('/admin/people');
  }
  fireEvent.change(since, { target: { value: '2026-11-20' } });
  await waitFor(() => expect(address()).toBe('/admin/people?since=2026-11-20'));
});

test('PE1 leaving the search field searches at once, before a link pressed next changes the address', async () => {
  const { owner } = await openList();
  await owner.type(await screen.findByRole('searchbox', { name: 'Search people' }), 'm');
  await owner.tab();
  expect(address()).toBe('/admin/people?search=m');
});

test('PE1 a pause after a space keeps the space', async () => {
  const { owner } = await openList();
  const search = await screen.findByRole('searchbox', { name: 'Search people' });
  await owner.type(search, 'daniel ');
  await waitFor(() => expect(address()).toBe('/admin/people?search=daniel+'));
  await owner.type(search, 'reyes');
  expect(search).toHaveValue('daniel reyes');
  expect(await screen.findByText('1 person')).toBeVisible();
});

test('PE1 the list and a person take two requests each', async () => {
  const client = createFakeOwnerClient(seed);
  const { owner } = await openList({ client });
  await screen.findByText('2 people');
  const asked = () =>
    client.fake.calls.filter(({ operation }) => operation.startsWith('people.')).map((one) => one.operation);
  expect(asked()).toEqual(['people.list', 'people.overview']);
  await owner.click(screen.getByRole('link', { name: 'Maren Okafor' }));
  await timeline().findByText('Booked Leadership Coaching');
  expect(asked().slice(2).toSorted()).toEqual(['people.byIdOrEmail', 'people.timeline']);
});

test('PE1 long lists continue on the next page, and Back returns', async () => {
  const people = Array.from({ length: 21 }, (_, index) => aPerson({ name: `Ada ${index + 1}` }));
  const { owner } = await openList({ seed: { ...seed, people } });
  await owner.click(await screen.findByRole('button', { name: 'Next page' }));
  expect(await screen.findByRole('link', { name: 'Ada 21' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Next page' })).not.toBeInTheDocument();
  await owner.click(browserBack());
  expect(await screen.findByRole('link', { name: 'Ada 1' })).toBeVisible();
});

const booking = aBooking();
const message = aMessage({ email: 'Maren@Northwind.example' });

test.each([`bookings/${booking.id}`, `contacts/${message.id}`])(
  'PE1 a booking and a message lead to the person: %s',
  async (record) => {
    const { owner } = await openDashboard({
      seed: { ...seed, bookings: [booking], inbox: [message] },
      address: `/admin/${record}`,
    });
    await owner.click(await screen.findByRole('link', { name: 'Show person' }));
    expect(await screen.findByRole('heading', { level: 2, name: 'Maren Okafor' })).toBeVisible();
  },
);

test('PE3 the owner writes, edits and deletes a note, with Undo', async () => {
  const { owner, client } = await openPerson();
  await owner.type(timeline().getByLabelText('New note'), 'Prefers mornings.');
  await owner.click(timeline().getByRole('button', { name: 'Save note' }));
  await owner.click(await timeline().findByRole('button', { name: 'Edit note' }));
  await owner.type(timeline().getByLabelText('Your note'), ' Call first.');
  await owner.click(timeline().getAllByRole('button', { name: 'Save note' }).at(-1)!);
  expect(await timeline().findByText('Prefers mornings. Call first.')).toBeVisible();
  await owner.click(timeline().getByRole('button', { name: 'Delete note' }));
  expect(timeline().queryByText('Prefers mornings. Call first.')).not.toBeInTheDocument();
  await owner.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await timeline().findByText('Prefers mornings. Call first.')).toBeVisible();
  expect(client.fake.calls.map(({ operation }) => operation)).not.toContain('personNotes.remove');
});

test('PE3 discarding an email keeps asking before a typed note is lost', async () => {
  const { owner } = await openPerson();
  const press = (name: string) => owner.click(screen.getByRole('button', { name }));
  await owner.type(timeline().getByLabelText('New note'), 'Prefers mornings.');
  await press('Write an email');
  await owner.type(await screen.findByRole('textbox', { name: /^Subject/ }), 'Hello');
  await press('Cancel');
  await owner.click(await screen.findByRole('button', { name: 'Discard' }));
  await screen.findByRole('button', { name: 'Write an email' });
  await owner.click(screen.getByRole('link', { name: 'History' }));
  expect(await screen.findByRole('alertdialog', { name: 'Discard your changes?' })).toBeVisible();
});

test('PE3 a note changed in another window is shown before it is overwritten', async () => {
  const { owner, client } = await openPerson();
  const press = (name: string) => owner.click(timeline().getAllByRole('button', { name }).at(-1)!);
  await owner.type(timeline().getByLabelText('New note'), 'Likes tea.');
  await press('Save note');
  await owner.click(await timeline().findByRole('button', { name: 'Edit note' }));
  await owner.type(timeline().getByLabelText('Your note'), ' Green.');
  const stored = () =>
    client.backend.people[0]!.timeline.find(({ kind }) => kind === 'note') as Extract<TimelineEntry, { kind: 'note' }>;
  const { id, details } = stored();
  await client.personNotes.save({ id, text: 'From my phone', revision: details.updated_at });
  await press('Save note');
  expect(await screen.findByText('The note was changed somewhere else')).toBeVisible();
  expect(screen.getByText('Note: “From my phone”')).toBeVisible();
  expect(stored().details.text).toBe('From my phone');
  await press('Overwrite with mine');
  await waitFor(() => expect(stored().details.text).toBe('Likes tea. Green.'));
});

test('PE3 a note that cannot be saved stays in its field', async () => {
  const { owner, client } = await openPerson();
  client.fake.fail('personNotes.add');
  await owner.type(timeline().getByLabelText('New note'), 'Prefers mornings.');
  await owner.click(timeline().getByRole('button', { name: 'Save note' }));
  await waitFor(() =>
    expect(timeline().getByLabelText('New note')).toHaveAccessibleDescription(/The note couldn’t be saved\./),
  );
  expect(timeline().getByLabelText('New note')).toHaveValue('Prefers mornings.');
});

test('PE3 a tag is added once and removed with Undo', async () => {
  const { owner, client } = await openPerson();
  const field = screen.getByRole('combobox', { name: 'New tag' });
  await owner.type(field, 'vip{Enter}');
  expect(field).toHaveAccessibleDescription(/This person already has this tag\./);
  await owner.clear(field);
  await owner.type(field, 'Speaker{Enter}');
  await owner.click(await screen.findByRole('button', { name: 'Remove the tag Speaker' }));
  await owner.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('button', { name: 'Remove the tag Speaker' })).toBeVisible();
  expect(client.backend.people[0]!.tags.map(({ tag }) => tag)).toEqual(['VIP', 'Speaker']);
});

test('PE2 a suggested join asks first, and joined addresses are separated again', async () => {
  const suggestion = { id: daniel.id, name: 'Maren Okafor', email: 'daniel@harbor.example', trait: 'phone' } as const;
  const people = [{ ...maren, suggestions: [suggestion] }, daniel];
  const joined = /^daniel@harbor\.example is joined to/;
  const client = createFakeOwnerClient({ ...seed, people });
  const [join, separate] = [jest.spyOn(client.people, 'join'), jest.spyOn(client.people, 'separate')];
  const { owner } = await openPerson(client);
  await owner.click(screen.getByRole('button', { name: /^Join…/ }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(join).not.toHaveBeenCalled();
  client.backend.people = [{ ...maren, addresses: [...maren.addresses, ...daniel.addresses] }];
  await owner.click(question.getByRole('button', { name: 'Join' }));
  const button = await screen.findByRole('button', { name: 'Separate daniel@harbor.example' });
  expect(join).toHaveBeenCalledWith(maren.id, daniel.id);
  expect(await screen.findByText(joined)).toBeVisible();
  client.backend.people = [maren, daniel];
  await owner.click(button);
  await waitFor(() => expect(button).not.toBeInTheDocument());
  expect(separate).toHaveBeenCalledWith('daniel');
  expect(await screen.findByText('daniel@harbor.example is a separate person again.')).toBeVisible();
  expect(screen.queryByText(joined)).not.toBeInTheDocument();
});

test('OB1 New booking is filled in for a person who has not booked yet', async () => {
  const { owner } = await openPerson();
  await owner.click(screen.getByRole('link', { name: 'New booking' }));
  expect(await screen.findByLabelText(/^First name/)).toHaveValue('Maren');
  expect(screen.getByLabelText(/^Last name/)).toHaveValue('Okafor');
  expect(screen.getByLabelText(/^Email\b(?! the)/)).toHaveValue('maren@northwind.example');
});

test('PE1 a missing person and a failed request say so', async () => {
  const { owner, client } = await openDashboard({
    seed,
    fails: 'people.byIdOrEmail',
    address: '/admin/people/nobody@example.com',
  });
  expect(await screen.findByText(/^The person couldn’t be loaded\./)).toBeVisible();
  client.fake.heal();
  await owner.click(screen.getAllByRole('button', { name: 'Try again' })[0]!);
  expect(await screen.findByText('This person no longer exists')).toBeVisible();
});

test('PE4 an email to a person is written on their page and appears in the timeline', async () => {
  const { owner, client } = await openPerson();
  await owner.click(screen.getByRole('button', { name: 'Write an email' }));
  const text = await screen.findByRole('textbox', { name: /^Email/ });
  await owner.click(screen.getByRole('button', { name: 'Send email' }));
  expect(await screen.findByText('Please enter a subject.')).toBeVisible();
  await owner.type(screen.getByRole('textbox', { name: /^Subject/ }), 'Your notes');
  await owner.clear(text);
  await owner.type(text, 'Here they are.');
  await owner.click(screen.getByRole('button', { name: 'Send email' }));
  expect(await timeline().findByText('You wrote: Your notes')).toBeVisible();
  expect(timeline().getByText('Here they are.')).toBeVisible();
  expect(client.backend.personalMails).toMatchObject([{ email: 'maren@northwind.example' }]);
});
