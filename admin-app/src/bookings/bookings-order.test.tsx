import { screen, waitFor, within } from '@testing-library/react';
import { aBooking } from 'data-client/testing';
import { address, openDashboard } from '../testing/open-dashboard';

const now = () => new Date('2026-11-22T15:00:00Z');
const received = (day: number) => new Date(Date.UTC(2026, 10, day, 15));
const maren = aBooking({ createdAt: received(20) });
const daniel = aBooking({ firstName: 'Daniel', lastName: 'Reyes', date: '2026-11-24', createdAt: received(19) });
const past = { date: '2026-11-20', status: 'cancelled', createdAt: received(21) } as const;
const priya = aBooking({ firstName: 'Priya', lastName: 'Raman', ...past });
const bookings = [daniel, priya, maren];

const names = () => screen.queryAllByRole('rowheader').map((head) => within(head).getByRole('link').textContent);
const waitForNames = (expected: string[]) => waitFor(() => expect(names()).toEqual(expected));

test('OB5 the list begins with the soonest upcoming booking and ends with the past ones', async () => {
  const grace = aBooking({ firstName: 'Grace', lastName: 'Mbeki', date: '2026-11-22', time: '9:30 AM' });
  const henrik = aBooking({ firstName: 'Henrik', lastName: 'Voss', date: '2026-11-18', status: 'completed' });
  await openDashboard({ seed: { bookings: [henrik, ...bookings, grace], now } });
  // The session of Grace is in progress at 10:00 AM.
  await waitForNames(['Grace Mbeki', 'Maren Okafor', 'Daniel Reyes', 'Priya Raman', 'Henrik Voss']);
  expect(screen.getByText('1–5 of 5 bookings')).toBeVisible();
});

test('OB5 K1 the list can be sorted newest first, and the address keeps the order', async () => {
  const { owner } = await openDashboard({ seed: { bookings, now } });
  await waitForNames(['Maren Okafor', 'Daniel Reyes', 'Priya Raman']);
  await owner.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'Newest first');
  await waitForNames(['Priya Raman', 'Maren Okafor', 'Daniel Reyes']);
  expect(address()).toBe('/admin/bookings?sort=newest');
  await owner.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'Soonest first');
  await waitForNames(['Maren Okafor', 'Daniel Reyes', 'Priya Raman']);
  expect(address()).toBe('/admin/bookings');
});
