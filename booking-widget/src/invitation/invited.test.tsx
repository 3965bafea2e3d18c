import { screen, waitFor } from '@testing-library/react';
import { DataError } from 'data-client';
import { aBooking, createFakeVisitorClient, type FakeVisitorClient } from 'data-client/testing';
import {
  bookButton,
  chooseService,
  chooseSlot,
  continueButton,
  friday,
  openBooking,
  sentBookings,
  stepHeading,
} from '../testing/booking-page';

const email = 'maren@northwind.example';
const known = { email, phone: '+1 (503) 555-0110', company: 'Northwind', date: '2026-11-10' };
const welcome = /^Welcome back, Maren!/;

/** A backend with one link for Maren, whose token is `one`. */
function invitingClient(serviceType: string | null = null): FakeVisitorClient {
  const link = { id: 'one', email, serviceType, expiresAt: new Date('2026-12-20'), createdAt: friday };
  return createFakeVisitorClient({ bookings: [aBooking(known)], invitations: new Map([['one', link]]) });
}

test('PE7 the link fills in the details and starts with its service, and the visitor books', async () => {
  const client = invitingClient('executive');
  const { visitor } = await openBooking({ client, service: 'again/one' });
  expect(await screen.findByText(welcome)).toBeVisible();
  expect(screen.getByRole('radio', { name: /Executive Coaching/ })).toBeChecked();
  await visitor.click(continueButton());
  await chooseSlot(visitor, /Tuesday, November 24/, /^10:00 AM/);
  for (const [label, value] of Object.entries({ 'First name': 'Maren', Email: email, Company: 'Northwind' })) {
    expect(screen.getByLabelText(label)).toHaveValue(value);
  }
  await visitor.click(bookButton());
  await waitFor(() => expect(sentBookings(client)).toMatchObject([{ email, phone: known.phone }]));
  expect(await screen.findByText(/^Thank you, Maren/)).toBeVisible();
  expect(screen.queryByText(welcome)).not.toBeInTheDocument();
});

test('PE7 the visitor’s choices and input before the response stay', async () => {
  const client = invitingClient('executive');
  const { byInvitation } = client.bookings;
  let answer = () => {};
  const asked = new Promise<void>((resolve) => (answer = resolve));
  client.bookings.byInvitation = async (token) => {
    await asked;
    return byInvitation(token);
  };
  const { visitor } = await openBooking({ client, service: 'again/one' });
  await chooseService(visitor, /Leadership Coaching/);
  await chooseSlot(visitor, /Tuesday, November 24/, /^10:00 AM/);
  await visitor.type(screen.getByLabelText('First name'), 'Mia');
  answer();
  expect(await screen.findByText(welcome)).toBeVisible();
  expect(screen.getByLabelText('First name')).toHaveValue('Mia');
  expect(screen.getByLabelText('Last name')).toHaveValue('Okafor');
  expect(screen.getByRole('list', { name: 'Your choice' })).toHaveTextContent('Leadership Coaching');
});

test('PE7 closing a form that only the link has filled in needs no confirmation', async () => {
  const { visitor } = await openBooking({ client: invitingClient(), service: 'again/one' });
  await screen.findByText(welcome);
  await visitor.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('PE7 an expired or unknown link says so in one sentence, and the visitor can still book', async () => {
  const { visitor } = await openBooking({ client: invitingClient(), service: 'again/another' });
  expect(await screen.findByText('This link no longer works. You can still book as usual.')).toBeVisible();
  await chooseService(visitor, /Executive Coaching/);
  expect(await stepHeading('Choose a date and time')).toBeVisible();
});

test('PE7 a failed request says so and can be repeated', async () => {
  const client = invitingClient();
  client.fake.fail('bookings.byInvitation', new DataError('rate-limited'));
  const { visitor } = await openBooking({ client, service: 'again/one' });
  expect(await screen.findByText('Your details couldn’t be filled in. You can still book as usual.')).toBeVisible();
  client.fake.heal();
  await visitor.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(welcome)).toBeVisible();
});

test('PE7 a response that is no invitation is a failure and does not welcome anyone back', async () => {
  const client = invitingClient();
  client.bookings.byInvitation = async () => [] as never;
  await openBooking({ client, service: 'again/one' });
  expect(await screen.findByText('Your details couldn’t be filled in. You can still book as usual.')).toBeVisible();
  expect(screen.queryByText(/^Welcome back/)).not.toBeInTheDocument();
});

test('PE7 without a link no invitation is requested', async () => {
  const { client } = await openBooking();
  await screen.findByRole('radio', { name: /Executive Coaching/ });
  expect(client.fake.calls.map(({ operation }) => operation)).not.toContain('bookings.byInvitation');
});
