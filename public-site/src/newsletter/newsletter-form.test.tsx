import { screen } from '@testing-library/react';
import { renderSite } from '../testing/render-site';
import { NewsletterForm } from './newsletter-form';

const email = () => screen.getByRole('textbox', { name: 'Email address' });

test('C5 an invalid email address shows an error on the field', async () => {
  const { visitor, client } = renderSite(<NewsletterForm />);
  await visitor.type(email(), 'daniel{Enter}');
  expect(email()).toBeInvalid();
  expect(client.backend.subscribers).toEqual([]);
});
