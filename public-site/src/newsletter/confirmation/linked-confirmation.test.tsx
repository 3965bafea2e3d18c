import { screen, waitFor } from '@testing-library/react';
import { DataError } from 'data-client';
import { aSubscriber } from 'data-client/testing';
import { renderSite } from '../../testing/render-site';
import { LinkedConfirmation } from './linked-confirmation';

const reader = aSubscriber({ confirmedAt: undefined });
const button = () => screen.getByRole('button', { name: 'Confirm my subscription' });
const open = (link = reader.id) => renderSite(<LinkedConfirmation link={link} />, { seed: { readers: [reader] } });

test('PE9 opening the link changes nothing; the button confirms the address', async () => {
  const { visitor, client } = open();
  expect(client.backend.readers[0]?.confirmedAt).toBeUndefined();
  await visitor.click(button());
  await waitFor(() =>
    expect(screen.getByRole('heading', { level: 1, name: 'Your subscription is confirmed' })).toHaveFocus(),
  );
  expect(client.backend.readers[0]?.confirmedAt).toBeDefined();
});

test('PE9 a link that does not work says what to do next', async () => {
  const { visitor } = open('forged');
  await visitor.click(button());
  expect(await screen.findByRole('heading', { name: 'This link doesn’t work' })).toBeVisible();
  expect(screen.getByText(/subscribe again/)).toBeVisible();
});

test('PE9 a failed confirmation shows the reason and can be repeated', async () => {
  const { visitor, client } = open();
  client.fake.fail('subscribers.confirm', new DataError('rejected', { message: 'Not now.' }));
  await visitor.click(button());
  expect(await screen.findByRole('alert')).toHaveTextContent('Not now.');
  client.fake.heal();
  await visitor.click(button());
  expect(await screen.findByRole('heading', { name: 'Your subscription is confirmed' })).toBeVisible();
});
