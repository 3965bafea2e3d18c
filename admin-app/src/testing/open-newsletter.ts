import { screen, waitFor } from '@testing-library/react';
import { aSubscriber, type FakeSeed } from 'data-client/testing';
import { openDashboard } from './open-dashboard';

export const maren = aSubscriber({ email: 'maren@northwind.example', createdAt: new Date('2026-11-19T15:30:00Z') });
export const daniel = aSubscriber({
  email: 'daniel@harbor.example',
  source: 'blog',
  createdAt: new Date('2026-11-02T15:30:00Z'),
});
export const priya = aSubscriber({
  email: 'priya@fernhill.example',
  source: '',
  status: 'unsubscribed',
  createdAt: new Date('2026-09-02T15:30:00Z'),
  updatedAt: new Date('2026-11-01T15:30:00Z'),
});
export const readers = [maren, daniel, priya];

/** Opens the Newsletter tab with three subscribers. */
export const openNewsletter = (seed: FakeSeed = {}, query = '') =>
  openDashboard({ seed: { readers, ...seed }, address: `/admin/newsletter${query}` });

const emails = () => screen.queryAllByRole('rowheader').map(({ textContent }) => textContent);

/** Waits until the list shows these addresses in this order. */
export const waitForEmails = (expected: string[]) => waitFor(() => expect(emails()).toEqual(expected));

export const all = [maren.email, daniel.email, priya.email];
