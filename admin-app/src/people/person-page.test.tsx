import { screen, waitFor, within } from '@testing-library/react';
import { aBooking, aMessage, aPerson, aTimelineEntry, createFakeOwnerClient } from 'data-client/testing';
import { openDashboard } from '../testing/open-dashboard';
import { daniel, maren, openPerson, timeline, twoPeople } from '../testing/some-people';

const booking = aBooking();
const message = aMessage({ email: 'Maren@Northwind.example' });

test.each([`bookings/${booking.id}`, `contacts/${message.id}`])('PE1 %s leads to the person', async (record) => {
  const { owner } = await openDashboard({
    seed: { ...twoPeople, bookings: [booking], inbox: [message] },
    address: `/admin/${record}`,
  });
  await owner.click(await screen.findByRole('link', { name: 'Show person' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Maren Okafor' })).toBeVisible();
});

test('PE1 a missing person and a failed request say so', async () => {
  const { owner, client } = await openDashboard({
    seed: twoPeople,
    fails: 'people.byIdOrEmail',
    address: '/admin/people/nobody@example.com',
  });
  expect(await screen.findByText(/^The person couldn’t be loaded\./)).toBeVisible();
  client.fake.heal();
  await owner.click(screen.getAllByRole('button', { name: 'Try again' })[0]!);
  expect(await screen.findByText('This person no longer exists')).toBeVisible();
});

test('PE1 the first and last contact on the same day show it once', async () => {
  const once = aPerson({ name: 'Ada Brook', lastContactAt: new Date('2026-03-12T15:00:00Z') });
  await openDashboard({ seed: { people: [once] }, address: `/admin/people/${once.id}` });
  expect(await screen.findByText('Mar 12, 2026')).toBeVisible();
});

test.each([
  ['mail', 'doubtful', 'Delivery unclear'],
  ['campaign', 'doubtful', 'Delivery unclear'],
  ['campaign', 'failed', 'Not sent'],
  ['campaign', 'claimed', 'Sending'],
] as const)('PE1 the timeline shows a %s that is %s as “%s”', async (kind, state, words) => {
  const entry =
    kind === 'mail'
      ? aTimelineEntry(kind, { kind: 'reminder', state })
      : aTimelineEntry(kind, { subject: 'Autumn letter', state, campaign_id: 'c' });
  const person = aPerson({ timeline: [entry] });
  await openDashboard({ seed: { people: [person] }, address: `/admin/people/${person.id}` });
  expect(await timeline().findByText(words)).toBeVisible();
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
  const client = createFakeOwnerClient({ ...twoPeople, people });
  const [join, separate] = [jest.spyOn(client.people, 'join'), jest.spyOn(client.people, 'separate')];
  const { owner } = await openPerson(client);
  const ask = async () => {
    await owner.click(screen.getByRole('button', { name: /^Join…/ }));
    return within(await screen.findByRole('alertdialog'));
  };
  await owner.click((await ask()).getByRole('button', { name: 'Cancel' }));
  const question = await ask();
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
