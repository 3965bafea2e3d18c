import { screen, waitFor } from '@testing-library/react';
import { DataError } from 'data-client';
import { renderSite } from '../testing/render-site';
import { NewsletterForm } from './newsletter-form';

const email = () => screen.getByRole('textbox', { name: 'Email address' });

test('C5 an invalid email address shows an error on the field and focuses it', async () => {
  const { visitor, client } = renderSite(<NewsletterForm />);
  await visitor.type(email(), 'daniel');
  await visitor.click(screen.getByRole('button', { name: 'Subscribe' }));
  expect(email()).toBeInvalid();
  expect(email()).toHaveFocus();
  expect(client.backend.subscribers).toEqual([]);
});

test('PE9 the form links the privacy page and asks to confirm the address, unless the site sends no emails', async () => {
  const { visitor, client } = renderSite(<NewsletterForm />);
  expect(screen.getByRole('link', { name: 'How I use your data' })).toBeVisible();
  await visitor.type(email(), 'daniel@harbor.example{Enter}');
  expect(await screen.findByText(/^Almost done: .* confirm it with the link in my email/)).toBeVisible();
  client.subscribers.subscribe = async () => ({ hasMail: false });
  await visitor.type(email(), 'maren@northwind.example{Enter}');
  expect(await screen.findByText('Thank you. Your address is on my list.')).toBeVisible();
  await visitor.type(email(), 'priya{Enter}');
  expect(email()).toBeInvalid();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('C5 a subscription that fails keeps the address and shows the reason', async () => {
  const { visitor, client } = renderSite(<NewsletterForm />);
  client.fake.fail('subscribers.subscribe', new DataError('rate-limited'));
  await visitor.type(email(), 'daniel@harbor.example{Enter}');
  await waitFor(() => expect(email()).toHaveAccessibleDescription(/^Too many attempts\./));
  expect(email()).toHaveValue('daniel@harbor.example');
});
