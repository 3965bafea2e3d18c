import { fireEvent, screen } from '@testing-library/react';
import { heading, openApp, testApps } from './testing/open-app';

test('X2 a click shows an error if the booking form is missing, and Try again loads it', async () => {
  const { provide, user } = openApp('#/', { ...testApps, 'booking-widget': undefined });
  await user.click(await screen.findByRole('button', { name: 'Book Consultation' }));
  await screen.findByText('The booking form couldn’t be loaded.');
  provide({ 'booking-widget': testApps['booking-widget'] });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('dialog', { name: 'Book' });
});

test('X2 a missing part loads automatically when the browser is back online', async () => {
  const { provide } = openApp('#/blog', { ...testApps, 'blog-app': undefined });
  await screen.findByText('The blog couldn’t be loaded.');
  provide({ 'blog-app': testApps['blog-app'] });
  fireEvent(window, new Event('online'));
  await heading('All articles');
});

test('X2 the blog and the booking form work without the public site', async () => {
  const { user } = openApp('#/', { ...testApps, 'public-site': undefined });
  await screen.findByText('This page couldn’t be loaded.');
  expect(screen.getByText(/Please check your connection and try again\./)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Book Consultation' }));
  await user.click(await screen.findByRole('button', { name: 'Done' }));
  await user.click(screen.getByRole('link', { name: 'Blog' }));
  await heading('All articles');
});

test('X2 a remote that throws while rendering affects only its own area', async () => {
  const Broken = () => {
    throw new Error('broken');
  };
  openApp('#/blog', { ...testApps, 'blog-app': { ...testApps['blog-app'], BlogPage: Broken } });
  await screen.findByText('The blog couldn’t be loaded.');
  expect(screen.getByText(/^This part of the page stopped working\./)).toBeVisible();
  expect(await screen.findByRole('contentinfo')).toBeVisible();
});

test('SV1 X2 the preview of a service shows an error if the booking form is missing, and Try again loads it', async () => {
  const { provide, user } = openApp('#/admin', {
    'booking-widget': undefined,
    'admin-app': { AdminDashboard: ({ ServicePreview: Preview }) => Preview && <Preview id="walks" shows="booking" /> },
  });
  await screen.findByText('The preview couldn’t be loaded.');
  const retry = screen.getByRole('button', { name: 'Try again' });
  expect(retry.closest('[inert]')).toBeNull();
  provide({ 'booking-widget': testApps['booking-widget'] });
  await user.click(retry);
  expect((await screen.findByText('The form')).closest('[inert]')).not.toBeNull();
});
