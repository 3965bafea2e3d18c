import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import type { TestPage } from '../testing';
import { heading, openApp, testApps } from './testing/open-app';

const events: TestPage = {
  remote: 'events-app',
  path: '/events',
  title: 'Events',
  Page: ({ path, onBook }) => (
    <>
      <Routes>
        <Route index element={<h1>All events at {path}</h1>} />
        <Route path="summer" element={<h1>Summer retreat</h1>} />
      </Routes>
      <button type="button" onClick={onBook}>
        Talk first
      </button>
    </>
  ),
};

test('FD2 a remote’s page appears at its route between header and footer, and opens the booking dialog', async () => {
  const { user } = openApp('#/events', testApps, [events]);
  await heading('All events at /events');
  await waitFor(() => expect(document.title).toMatch(/^Events/));
  expect(await screen.findByRole('banner')).toBeVisible();
  expect(await screen.findByRole('contentinfo')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Talk first' }));
  await screen.findByRole('dialog', { name: 'Book' });
});

test('FD2 the addresses below a remote’s route belong to its page', async () => {
  openApp('#/events/summer', testApps, [events]);
  await heading('Summer retreat');
});

test('FD2 a remote’s page that does not load says so, and the rest of the site works', async () => {
  const { user } = openApp('#/events', testApps, [{ ...events, Page: undefined as never }]);
  await screen.findByText('Events couldn’t be loaded.');
  await user.click(await screen.findByRole('link', { name: 'Home' }));
  await heading('Landing');
});

test('FD2 a remote cannot take over a page of the shell', async () => {
  openApp('#/blog', testApps, [{ ...events, path: '/blog' }]);
  await heading('All articles');
});

test('FD2 a route that no remote registers is not found', async () => {
  openApp('#/events');
  await heading('Page not found');
});
