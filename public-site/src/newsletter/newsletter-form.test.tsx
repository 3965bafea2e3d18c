import { screen, waitFor } from '@testing-library/react';
import { accessibilityFindings } from '../testing/accessibility';
import { renderSite } from '../testing/render-site';
import { NewsletterForm } from './newsletter-form';

const email = () => screen.getByRole('textbox', { name: 'Email address' });
const subscribe = () => screen.getByRole('button', { name: 'Subscribe' });

test('C5 a visitor subscribes with an email address', async () => {
  const { visitor, client } = renderSite(<NewsletterForm />);
  expect(email()).toHaveAttribute('type', 'email');
  await visitor.type(email(), 'daniel@harbor.example');
  await visitor.click(subscribe());
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('You’re subscribed.'));
  expect(client.backend.subscribers).toEqual([{ email: 'daniel@harbor.example', website: '' }]);
  expect(email()).toHaveValue('');
  expect(await accessibilityFindings()).toEqual([]);
});

test('C5 an invalid email address shows an error on the field', async () => {
  const { visitor, client } = renderSite(<NewsletterForm />);
  await visitor.type(email(), 'daniel{Enter}');
  expect(email()).toBeInvalid();
  expect(client.backend.subscribers).toEqual([]);
});

test('C5 a failure shows an error, keeps the address and allows another attempt', async () => {
  const { visitor, client } = renderSite(<NewsletterForm />, {
    prepare: (fake) => fake.fake.fail('subscribers.subscribe'),
  });
  await visitor.type(email(), 'daniel@harbor.example{Enter}');
  await waitFor(() => expect(email()).toHaveAccessibleDescription(/server could not be reached/));
  expect(email()).toHaveValue('daniel@harbor.example');
  client.fake.heal();
  await visitor.click(subscribe());
  await waitFor(() => expect(client.backend.subscribers).toHaveLength(1));
});
