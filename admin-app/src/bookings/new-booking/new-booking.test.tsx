import { screen, waitFor, within } from '@testing-library/react';
import { aBooking, aService, rejections, type FakeOwnerClient } from 'data-client/testing';
import type { IntakeQuestion } from 'domain/intake';
import { date, dialog, field, press, typeClient } from '../../testing/new-booking-steps';
import { address, openDashboard } from '../../testing/open-dashboard';

const taken = aBooking({ firstName: 'Iris', date, time: '10:00 AM', status: 'confirmed' });

async function openForm(at = `/admin/bookings/new?date=${date}&time=9:00 AM`) {
  const dashboard = await openDashboard({ seed: { bookings: [taken] }, address: at });
  await dialog();
  return dashboard;
}

const sent = ({ fake }: FakeOwnerClient) => fake.sent('bookings.book');

test('OB1 the owner books for a client from the list', async () => {
  const { owner, client } = await openDashboard({ seed: { bookings: [taken] } });
  await owner.click(await screen.findByRole('link', { name: 'New booking' }));
  await typeClient(owner);
  const form = within(await dialog());
  await owner.type(await field(/^Date/), date);
  await owner.click(await form.findByRole('button', { name: '1:00 PM' }));
  await owner.type(await field('Your note'), 'Called me.');
  await press(owner, 'Book');
  await screen.findByText(/^Ada Quill is booked for .* at 1:00 PM Eastern Time\.$/);
  await waitFor(() => expect(address()).toBe('/admin/bookings'));
  const booked = { firstName: 'Ada', date, time: '1:00 PM', status: 'confirmed', ownerNote: 'Called me.' };
  expect(client.backend.bookings[0]).toMatchObject(booked);
  expect(sent(client)).toMatchObject([{ email: 'ada@quill.example', sendsEmail: true, isSure: false }]);
});

test('SV2 the owner books any service that is not archived, and is asked to choose another one', async () => {
  const services = [
    aService({ id: 'career', name: 'Career Coaching', bookingMinutes: 45 }),
    aService({ id: 'leadership', archivedAt: new Date('2026-01-01') }),
  ];
  const old = aBooking({ ...taken, serviceType: 'leadership' });
  const address = `/admin/bookings/new?again=${old.id}&date=${date}&time=2:00 PM`;
  const { owner, client } = await openDashboard({ seed: { bookings: [old], services }, address });
  await screen.findByRole('option', { name: 'Choose a service' });
  await press(owner, 'Book');
  expect(await field(/^Service/)).toHaveAccessibleDescription('Please choose a service.');
  await owner.selectOptions(await field(/^Service/), 'Career Coaching, 45 minutes');
  await press(owner, 'Book');
  await screen.findByText(/ is booked for /);
  expect(client.backend.bookings[0]).toMatchObject({ serviceType: 'career', time: '2:00 PM' });
});

test('PO3 the owner may answer the questions of the service', async () => {
  const questions: IntakeQuestion[] = [
    { id: 'role', kind: 'text', label: 'What is your role?', isRequired: true },
    { id: 'before', kind: 'choice', label: 'Coached before?', isRequired: true, options: ['Never', 'Once'] },
  ];
  const services = [aService({ questions })];
  const address = `/admin/bookings/new?date=${date}&time=2:00 PM`;
  const { owner, client } = await openDashboard({ seed: { bookings: [], services }, address });
  await typeClient(owner);
  await owner.selectOptions(await field(/^Service/), 'Leadership Coaching, 60 minutes');
  await owner.selectOptions(await field('Coached before?'), 'Once');
  await owner.click(await field('What is your role?'));
  await owner.paste('x'.repeat(201));
  await press(owner, 'Book');
  expect(await field('What is your role?')).toHaveAccessibleDescription('Please keep your answer to 200 characters.');
  await owner.clear(await field('What is your role?'));
  await press(owner, 'Book');
  await screen.findByText(/^Ada Quill is booked/);
  expect(client.backend.bookings[0]?.intakeAnswers).toEqual([
    { id: 'before', kind: 'choice', question: 'Coached before?', answer: 'Once' },
  ]);
});

test('OB1 typing while the booking is sent does not send it again', async () => {
  const { owner, client } = await openForm();
  await typeClient(owner);
  const release = client.fake.hold('bookings.book');
  await press(owner, 'Book');
  await owner.type(await field('Your note'), 'Called me.');
  await owner.click(within(await dialog()).getByRole('button', { name: /^Book/ }));
  expect(sent(client)).toHaveLength(1);
  release();
  await screen.findByText(/^Ada Quill is booked for/);
});

test('OB1 without services, the form leads to the first one', async () => {
  const { owner } = await openDashboard({ seed: { services: [] }, address: '/admin/bookings/new' });
  const form = within(await dialog());
  await owner.click(await form.findByRole('link', { name: 'New service' }));
  expect(address()).toBe('/admin/services/new');
});

test('OB1 problems appear next to their fields, and nothing is sent', async () => {
  const { owner, client } = await openForm();
  await owner.clear(await field(/^Time/));
  await press(owner, 'Book');
  for (const [name, problem] of [
    [/^First name/, 'Please enter the first name.'],
    [/^Email\b(?! the)/, 'Please enter the email address.'],
    [/^Time/, 'Please choose a time.'],
  ] as const)
    expect(await field(name)).toHaveAccessibleDescription(expect.stringContaining(problem));
  expect(sent(client)).toEqual([]);
});

test('OB1 over a live booking the form keeps everything and suggests the free times', async () => {
  const { owner, client } = await openForm(`/admin/bookings/new?date=${date}&time=10:30 AM`);
  client.fake.fail('bookings.book', rejections.taken);
  await typeClient(owner);
  await press(owner, 'Book');
  await waitFor(async () =>
    expect(await field(/^Time/)).toHaveAccessibleDescription(/Another booking already has this time\./),
  );
  expect(await field(/^Time/)).toHaveFocus();
  expect(await field(/^First name/)).toHaveValue('Ada');
  const free = within(await screen.findByRole('group', { name: 'Free times' }));
  expect(free.queryByRole('button', { name: '10:00 AM' })).not.toBeInTheDocument();
  client.fake.heal();
  await owner.click(free.getByRole('button', { name: '11:00 AM' }));
  await press(owner, 'Book');
  await screen.findByText(/^Ada Quill is booked/);
  expect(client.backend.bookings).toHaveLength(2);
});

test('OB1 the form says that a day is a day off', async () => {
  const { owner } = await openForm('/admin/bookings/new?date=2126-01-12');
  const free = within(await screen.findByRole('group', { name: 'Free times' }));
  expect(free.getByText('This is one of your days off. You can still choose another time.')).toBeVisible();
  await owner.clear(await field(/^Date/));
  await owner.type(await field(/^Date/), '2126-01-11');
  expect(await screen.findByText('Free times within your hours:')).toBeVisible();
});

test('OB1 a time outside the hours needs one confirmation', async () => {
  const { owner, client } = await openForm(`/admin/bookings/new?date=${date}&time=7:00 AM`);
  client.fake.fail('bookings.book', rejections.unusualTime);
  await typeClient(owner);
  await press(owner, 'Book');
  const question = await screen.findByRole('alertdialog', { name: 'Book this time anyway?' });
  expect(question).toHaveAccessibleDescription('This time is outside your weekly hours.');
  await owner.click(within(question).getByRole('button', { name: 'Choose another time' }));
  expect(await field(/^Time/)).toHaveAccessibleDescription(/outside your weekly hours/);
  expect(client.backend.bookings).toHaveLength(1);
  await press(owner, 'Book');
  const confirm = await screen.findByRole('button', { name: 'Book anyway' });
  client.fake.heal();
  await owner.click(confirm);
  await screen.findByText(/^Ada Quill is booked/);
  expect(sent(client)).toMatchObject([{ isSure: false }, { isSure: false }, { isSure: true }]);
});

test('OB1 without the checkbox the client gets no email', async () => {
  const { owner, client } = await openForm();
  await typeClient(owner);
  await owner.click(await field(/^Email the client/));
  await press(owner, 'Book');
  await screen.findByText(/^Ada Quill is booked/);
  expect(sent(client)).toMatchObject([{ sendsEmail: false }]);
});

test('OB1 when the request fails the form keeps everything, and closing asks first', async () => {
  const { owner, client } = await openForm();
  client.fake.fail('bookings.book');
  const shown = jest.spyOn(Element.prototype, 'scrollIntoView');
  await typeClient(owner);
  await press(owner, 'Book');
  const reason = await within(await dialog()).findByRole('alert');
  expect(reason).toHaveTextContent('Your entries are still here.');
  expect(shown.mock.contexts.some((element) => (element as Element).contains(reason))).toBe(true);
  expect(await field(/^Last name/)).toHaveValue('Quill');
  await owner.keyboard('{Escape}');
  await owner.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(await field(/^Last name/)).toHaveValue('Quill');
});

test('E3 the form stays open until it is known whether the booking was made', async () => {
  const { owner, client } = await openForm();
  client.fake.fail('bookings.book');
  const finish = client.fake.hold('bookings.book');
  await typeClient(owner);
  await press(owner, 'Book');
  await owner.keyboard('{Escape}');
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  finish();
  expect(await within(await dialog()).findByRole('alert')).toHaveTextContent('Your entries are still here.');
});

test('OB1 Book again takes the client of a booking', async () => {
  const { owner } = await openDashboard({ seed: { bookings: [taken] }, address: `/admin/bookings/${taken.id}` });
  await owner.click(await screen.findByRole('link', { name: 'Book again' }));
  expect(await field(/^First name/)).toHaveValue('Iris');
  expect(await field(/^Email\b(?! the)/)).toHaveValue(taken.email);
  await screen.findByText('Place: Agreed by email');
});

test('OB1 the command palette opens the form', async () => {
  const { owner } = await openDashboard({ seed: { bookings: [taken] } });
  await screen.findByRole('heading', { name: 'Bookings' });
  await owner.keyboard('{Control>}k{/Control}');
  await owner.type(await screen.findByRole('combobox', { name: /Search bookings/ }), 'new booking');
  await owner.click(await screen.findByRole('option', { name: /New booking for a client/ }));
  await dialog();
});
