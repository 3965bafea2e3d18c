import { screen, waitFor, within } from '@testing-library/react';
import { defaultZones } from 'domain/coach-zones';
import { coachInstant } from 'domain/slots';
import { aBooking, createFakeOwnerClient } from 'data-client/testing';
import { address, openDashboard } from '../../testing/open-dashboard';
import { readWeek } from './week-days';

const confirmed = aBooking({ status: 'confirmed' });
const later = aBooking({ firstName: 'Priya', lastName: 'Raman', date: '2026-12-01', time: '1:00 PM' });
const cancelled = aBooking({ firstName: 'Gone', lastName: 'Away', date: '2026-11-24', status: 'cancelled' });
const seed = { bookings: [confirmed, later, cancelled] };

const week = () => screen.findByRole('region', { name: 'Week' });
const day = async (name: RegExp) => within(within(await week()).getByRole('region', { name }));

test('K1 the week shows bookings and blocked times', async () => {
  const blockedTimes = [
    {
      id: 'x',
      startsAt: coachInstant('2026-11-24', 540, defaultZones),
      endsAt: coachInstant('2026-11-24', 660, defaultZones),
      note: 'Dentist',
    },
  ];
  const { owner } = await openDashboard({
    seed: { ...seed, blockedTimes },
    address: '/admin/bookings/week?week=2026-11-25',
  });
  const booked = (await day(/Mon, Nov 23/)).getByRole('link', { name: /9:00 AM Maren Okafor/ });
  expect(booked).toHaveTextContent('Leadership Coaching, confirmed');
  expect(await (await day(/Tue, Nov 24/)).findByText('Blocked 9:00 AM – 11:00 AM')).toBeVisible();
  expect(screen.queryByText(/Gone Away/)).not.toBeInTheDocument();
  await owner.click(screen.getByRole('link', { name: 'Next week' }));
  expect(await screen.findByRole('link', { name: /1:00 PM Priya Raman/ })).toBeVisible();
  expect(address()).toBe('/admin/bookings/week?week=2026-11-30');
});

test('CA1 two calendars of the same name may be busy at the same time', async () => {
  const complaint = jest.spyOn(console, 'error');
  const client = createFakeOwnerClient({ isSignedIn: true, ...seed });
  const startsAt = coachInstant('2026-11-24', 540, defaultZones);
  const busy = [600, 660].map((end) => coachInstant('2026-11-24', end, defaultZones));
  client.calendars.busyBetween = async () => busy.map((endsAt) => ({ startsAt, endsAt, calendarName: 'Work' }));
  await openDashboard({ client, address: '/admin/bookings/week?week=2026-11-25' });
  await waitFor(async () => expect((await day(/Tue, Nov 24/)).getAllByText('Busy: Work')).toHaveLength(2));
  expect(complaint).not.toHaveBeenCalled();
});

test('A6 a week that fails to load never looks free', async () => {
  await openDashboard({ seed, fails: 'bookings.between', address: '/admin/bookings/week' });
  expect(await screen.findByText(/The week couldn’t be loaded/)).toBeVisible();
  expect(screen.queryByText('Nothing booked')).not.toBeInTheDocument();
});

test('A6 blocked times that fail to load are reported, with a Retry button', async () => {
  const address = '/admin/bookings/week?week=2026-11-25';
  const { owner, client } = await openDashboard({ seed, fails: 'blockedTimes.between', address });
  expect(await screen.findByText(/^Blocked times couldn’t be loaded\./)).toBeVisible();
  client.fake.heal();
  await owner.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText(/^Blocked times couldn’t be loaded\./)).not.toBeInTheDocument());
});

test.each([null, '', 'soon', '2026-13-45'])('K1 an address with week %s asks for no week', (asked) =>
  expect(readWeek(asked)).toBeUndefined(),
);
