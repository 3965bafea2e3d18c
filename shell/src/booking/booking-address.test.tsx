import { act, screen, waitFor } from '@testing-library/react';
import { heading, openApp } from '../app/testing/open-app';

const dialog = () => screen.findByRole('dialog', { name: 'Book' });

test.each([
  ['#/book', 'any service'],
  ['#/book/leadership', 'leadership'],
  ['#/book/astrology', 'astrology'],
  ['#/book/again/4f2a', 'again/4f2a'],
  ['#/book/again', 'any service'],
  ['#/book/again/', 'any service'],
])('%s opens the booking dialog over the landing page with %s', async (hash, service) => {
  const { user } = openApp(hash);
  expect(await dialog()).toHaveTextContent(service);
  expect(screen.getByRole('heading', { name: 'Landing' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(window.location.hash).toBe('#/');
});

test('a link on another page opens the dialog over the landing page, and Back returns to that page', async () => {
  openApp('#/blog');
  await heading('All articles');
  act(() => {
    window.location.hash = '#/book/keynote';
  });
  expect(await dialog()).toHaveTextContent('keynote');
  await heading('Landing');
  act(() => window.history.back());
  await heading('All articles');
});

test('the address says that bookings are switched off', async () => {
  const { loaded } = openApp('#/book', undefined, [], { booking_enabled: false });
  expect(await screen.findByText('I’m not taking online bookings right now.')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(loaded).not.toContain('booking-widget');
});

test('the address opens nothing during maintenance', async () => {
  const { loaded } = openApp('#/book', undefined, [], { maintenance_mode: true });
  await heading('Back soon');
  await waitFor(() => expect(loaded).toEqual(['public-site']));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
