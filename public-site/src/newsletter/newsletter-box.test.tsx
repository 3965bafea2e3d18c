import { screen, waitFor } from '@testing-library/react';
import { renderSite } from '../testing/render-site';
import { NewsletterBox } from './newsletter-box';

test('C5 P12 the newsletter box on the blog subscribes the visitor', async () => {
  const { visitor, client } = renderSite(<NewsletterBox />);
  expect(screen.getByRole('heading', { level: 2, name: 'One email a month' })).toBeVisible();
  await visitor.type(screen.getByRole('textbox', { name: 'Email address' }), 'priya@north.example{Enter}');
  await waitFor(() => expect(client.backend.subscribers).toEqual([{ email: 'priya@north.example', website: '' }]));
});
