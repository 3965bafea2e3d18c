import { screen } from '@testing-library/react';
import { DataError } from 'data-client';
import { answerQuestion, button, chooseNextAfternoon, openLink, stored } from '../testing/managed-booking';

test('a booking that was canceled while it was being moved is shown as canceled', async () => {
  const { visitor, client } = openLink();
  await chooseNextAfternoon(visitor);
  client.backend.bookings = [{ ...stored(client), status: 'cancelled' }];
  const message = 'This booking is canceled. Please book a new time instead.';
  client.fake.fail('bookings.moveByLink', new DataError('invalid', { message }));
  await visitor.click(await button('Move to this time'));
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  await visitor.click(await button('Back'));
  expect(await button('Book a new time')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Move to another time' })).not.toBeInTheDocument();
});

test('a move whose responses were all lost shows the new time, and can be repeated', async () => {
  const { visitor, client } = openLink();
  await chooseNextAfternoon(visitor);
  const { moveByLink } = client.bookings;
  client.bookings.moveByLink = async (...move) => {
    await moveByLink(...move);
    throw new DataError('server');
  };
  await visitor.click(await button('Move to this time'));
  expect(await screen.findByText('Wednesday, November 25, 2026', { selector: 'dd' })).toBeVisible();
  expect(screen.getByRole('alert')).toBeVisible();
  client.bookings.moveByLink = moveByLink;
  await visitor.click(await button('Move to this time'));
  expect(await screen.findByText(/Your request has a new time/)).toBeVisible();
});

test('a cancellation whose responses were all lost shows the new state without an error', async () => {
  const { visitor, client } = openLink();
  const { cancelByLink } = client.bookings;
  client.bookings.cancelByLink = async (link) => {
    await cancelByLink(link);
    throw new DataError('server');
  };
  await answerQuestion(visitor, 'Cancel consultation');
  expect(await screen.findByText('This consultation is canceled.')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
