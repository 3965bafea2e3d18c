import { screen, within } from '@testing-library/react';
import { aBooking, usualRules } from 'data-client/testing';
import { openAdmin, openDashboard } from '../testing/open-dashboard';

const travel = [{ firstDay: '2026-12-07', lastDay: '2026-12-08', zone: 'Asia/Tokyo' }];
const rules = { ...usualRules, zones: { home: 'Europe/Berlin', travel } };

const bookings = [
  aBooking({ firstName: 'Home', timezone: 'Europe/Berlin', startsAt: new Date('2026-11-23T08:00:00Z') }),
  // Booked before the coach moved from New York.
  aBooking({ firstName: 'Earlier', date: '2026-11-24', startsAt: new Date('2026-11-24T14:00:00Z') }),
  aBooking({
    firstName: 'Away',
    date: '2026-12-07',
    timezone: 'Asia/Tokyo',
    startsAt: new Date('2026-12-07T00:00:00Z'),
  }),
];

const row = (name: string) => screen.findByRole('row', { name: new RegExp(`${name} Okafor`) });

test('ZN1 the list shows each booking in the coach’s zone of its day, and when it was received', async () => {
  await openDashboard({ seed: { bookings, rules }, address: '/admin/bookings' });
  expect(await row('Home')).toHaveTextContent('Nov 23, 20269:00 AM Germany Time, 60 min');
  expect(await row('Home')).toHaveTextContent('Nov 20, 20264:30 PM Germany Time');
  expect(await row('Earlier')).toHaveTextContent('Nov 24, 20263:00 PM Germany Time');
  expect(await row('Away')).toHaveTextContent('Dec 7, 20269:00 AM Japan Time');
  expect(screen.getByText('All times are Central European Time, or local time on your travel dates.')).toBeVisible();
});

test('ZN1 the week shows each booking at its time in the coach’s zone', async () => {
  await openDashboard({ seed: { bookings, rules }, address: '/admin/bookings/week?week=2026-11-23' });
  const day = within(await screen.findByRole('region', { name: 'Tue, Nov 24' }));
  expect(day.getByRole('link', { name: /Earlier Okafor/ })).toHaveTextContent('3:00 PM');
});

test('ZN1 without the coach’s zones the dashboard shows no times, but an error with Try again', async () => {
  const { owner, client } = openAdmin({ seed: { isSignedIn: true, bookings, rules }, fails: 'availability.zones' });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByText(/^Your time zone couldn’t be loaded\./)).toBeVisible();
  client.fake.heal();
  await owner.click(retry);
  expect(await row('Home')).toBeVisible();
});
