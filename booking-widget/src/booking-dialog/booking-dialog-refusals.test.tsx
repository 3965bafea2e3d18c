import { screen, waitFor } from '@testing-library/react';
import { DataError } from 'data-client';
import { aBooking, rejections } from 'data-client/testing';
import {
  book,
  bookButton,
  continueButton,
  openFilledBooking,
  sentBookings,
  stepHeading,
} from '../testing/booking-page';

const box = (words: string) => screen.findByText(words, { selector: '[role="note"]' });

test('B10 a failed booking shows an alert and a box, keeps the details, and is retried with the same request', async () => {
  const { visitor, client } = await openFilledBooking();
  client.fake.fail('bookings.create', new DataError('server', { message: 'The calendar is closed for the moment.' }));
  await visitor.click(bookButton());
  const words = 'Error submitting booking: The calendar is closed for the moment.';
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(await box(words)).toBeVisible();
  expect(screen.getByLabelText('First name')).toHaveValue('Maren');
  client.fake.heal();
  await book(visitor);
  expect(screen.queryByText(words)).not.toBeInTheDocument();
  const [first, again] = sentBookings(client);
  expect(again).toEqual(first);
});

test('B10 after losing a race the visitor keeps the details and picks another time', async () => {
  const { visitor, client } = await openFilledBooking();
  client.backend.bookings = [aBooking({ date: '2026-11-24', time: '11:00 AM' })];
  client.fake.fail('bookings.create', rejections.lost);
  await visitor.click(bookButton());
  const words = 'Error submitting booking: This time has just been taken. Please choose another one.';
  expect(await box(words)).toBeVisible();
  client.fake.heal();
  await visitor.click(screen.getByRole('button', { name: 'Choose another time' }));
  expect(screen.getByText(/10:00 AM on Tue, Nov 24 is no longer available/)).toBeVisible();
  await waitFor(() => expect(screen.getByRole('radio', { name: /^10:00 AM/ })).toBeDisabled());
  await visitor.click(screen.getByRole('radio', { name: /^3:00 PM/ }));
  await visitor.click(continueButton());
  expect(screen.getByLabelText('Email')).toHaveValue('maren@northwind.example');
  await book(visitor);
  expect(screen.getByText(/3:00 PM Eastern Time/)).toBeVisible();
});

test('B10 a form that already created a booking does not ask for another time', async () => {
  const { visitor, client } = await openFilledBooking();
  const message = 'This booking was already sent, without the latest changes. Please send them as a message.';
  client.fake.fail('bookings.create', new DataError('taken', { hint: 'request-used', message }));
  await visitor.click(bookButton());
  expect(await box(`Error submitting booking: ${message}`)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Choose another time' })).not.toBeInTheDocument();
});

test('B10 a field that the server rejects gets the message and the focus', async () => {
  const { visitor, client } = await openFilledBooking();
  client.fake.fail(
    'bookings.create',
    new DataError('invalid', { field: 'email', message: 'This address cannot receive mail.' }),
  );
  await visitor.click(bookButton());
  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus());
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(/This address cannot receive mail/);
  await visitor.type(screen.getByLabelText('Email'), '.com');
  expect(screen.getByLabelText('Email')).toBeValid();
});

test.each([
  ['succeeded', 'Request received'],
  ['failed', 'Your information'],
])('B11 the question about closing is withdrawn once the booking has %s', async (outcome, heading) => {
  const { visitor, client } = await openFilledBooking();
  const release = client.fake.hold('bookings.create');
  if (outcome === 'failed') client.fake.fail('bookings.create', new DataError('server'));
  await visitor.click(bookButton());
  await visitor.click(screen.getByRole('button', { name: 'Close' }));
  await screen.findByRole('alertdialog', { name: 'Discard your details?' });
  release();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(await stepHeading(heading)).toBeVisible();
});
