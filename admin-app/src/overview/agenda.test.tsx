import { act, screen, waitFor, within } from '@testing-library/react';
import { aBooking, createFakeOwnerClient, usualRules } from 'data-client/testing';
import { address, openDashboard } from '../testing/open-dashboard';

// 10:20 AM in New York.
const now = () => new Date('2026-11-23T15:20:00Z');
const over = aBooking({ firstName: 'Over', status: 'completed' });
const current = aBooking({ firstName: 'Current', time: '10:00 AM', status: 'confirmed' });
const cancelled = aBooking({ firstName: 'Cancelled', time: '11:00 AM', status: 'cancelled' });
const next = aBooking({ firstName: 'Next', serviceType: 'keynote', time: '1:00 PM' });
const tomorrow = aBooking({ firstName: 'Tomorrow', date: '2026-11-24' });
const later = aBooking({ firstName: 'Later', date: '2026-12-01' });

beforeEach(() =>
  jest.useFakeTimers({ now: now(), doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'], advanceTimers: true }),
);
const section = () => screen.findByRole('region', { name: /^Today/ });
const sessions = async (name: string | RegExp) =>
  within(await within(await section()).findByRole('list', { name })).getAllByRole('listitem');

async function open(bookings = [later, tomorrow, next, cancelled, current, over]) {
  return openDashboard({ seed: { bookings, now }, address: '/admin' });
}

test('OB5 the overview lists the sessions of today with time, client, service and state', async () => {
  await open();
  expect(await screen.findByRole('heading', { name: 'Today, Monday, November 23' })).toBeVisible();
  const today = await sessions('Today');
  expect(today.map((row) => within(row).getByRole('link').textContent)).toEqual([
    'Over Okafor',
    'Current Okafor',
    'Next Okafor',
  ]);
  expect(today[0]).toHaveTextContent('9:00 AM ET, 60 min');
  expect(today[0]).toHaveTextContent('Completed');
  expect(today[1]).toHaveTextContent('In progress');
  expect(today[2]).toHaveTextContent('1:00 PM ET');
  expect(today[2]).toHaveTextContent('Next Okafor Keynote Speaking');
  expect(today[2]).toHaveTextContent('Next, in 2 hours');
  expect(today[2]).toHaveTextContent('Pending');
});

test('OB5 the overview shows the first session after today', async () => {
  await open();
  const after = await sessions('Tomorrow, Tuesday, November 24');
  expect(after).toHaveLength(1);
  expect(after[0]).toHaveTextContent('Tomorrow Okafor');
  expect(after[0]).not.toHaveTextContent('Next');
});

test('OB5 ZN2 evening sessions before a day of arrival stay under their own date until they are over', async () => {
  const travel = [{ firstDay: '2026-11-24', lastDay: '2026-11-25', zone: 'Europe/Berlin' }];
  const rules = { ...usualRules, zones: { home: 'America/New_York', travel } };
  const at = (firstName: string, startsAt: string, given: Parameters<typeof aBooking>[0]) =>
    aBooking({ firstName, status: 'confirmed', startsAt: new Date(startsAt), ...given });
  const bookings = [
    at('Evening', '2026-11-24T01:30:00Z', { time: '8:30 PM' }),
    at('Night', '2026-11-24T03:00:00Z', { time: '10:00 PM' }),
    at('Arrived', '2026-11-24T14:00:00Z', { date: '2026-11-24', time: '3:00 PM', timezone: 'Europe/Berlin' }),
  ];
  const names = (rows: HTMLElement[]) => rows.map((row) => within(row).getByRole('link').textContent);
  await openDashboard({ seed: { bookings, now, rules }, address: '/admin' });
  expect(names(await sessions('Today'))).toEqual(['Evening Okafor', 'Night Okafor']);
  expect(names(await sessions('Tomorrow, Tuesday, November 24'))).toEqual(['Arrived Okafor']);
  const waitUntil = async (instant: string) => {
    jest.setSystemTime(new Date(instant));
    await act(() => jest.advanceTimersByTimeAsync(60_000));
  };
  // 10:20 PM in New York, 4:20 AM in Berlin.
  await waitUntil('2026-11-24T03:20:00Z');
  expect(await screen.findByRole('heading', { name: 'Today, Monday, November 23' })).toBeVisible();
  expect((await sessions('Today'))[1]).toHaveTextContent('In progress');
  await waitUntil('2026-11-24T04:20:00Z');
  expect(await screen.findByRole('heading', { name: 'Today, Tuesday, November 24' })).toBeVisible();
  expect(names(await sessions('Today'))).toEqual(['Arrived Okafor']);
});

test('OB5 a session of the overview opens its details', async () => {
  const { owner } = await open();
  await owner.click((await section()).querySelector('a[href$="' + next.id + '"]')!);
  expect(await screen.findByRole('dialog', { name: 'Next Okafor' })).toBeVisible();
  expect(address()).toBe(`/admin/bookings/${next.id}`);
});

test('OB5 on a free day the overview names the next session', async () => {
  await open([later]);
  expect(await screen.findByText('Nothing is booked today.')).toBeVisible();
  expect((await sessions('Tuesday, December 1'))[0]).toHaveTextContent('Next');
});

test('OB5 without sessions the overview links to the availability', async () => {
  const { owner } = await open([over, cancelled].map((booking) => ({ ...booking, status: 'cancelled' as const })));
  expect(await screen.findByText('Nothing is booked today or later.')).toBeVisible();
  await owner.click(screen.getByRole('link', { name: 'Check your availability' }));
  await waitFor(() => expect(address()).toBe('/admin/bookings/availability'));
});

test.each(['bookings.between', 'bookings.nextFrom'] as const)(
  'OB5 a failure of %s shows an error with Try again, not a free day',
  async (operation) => {
    const { owner, client } = await openDashboard({
      seed: { bookings: [current], now },
      fails: operation,
      address: '/admin',
    });
    const today = within(await section());
    expect(await today.findByText(/Today’s consultations couldn’t be loaded/)).toBeVisible();
    expect(screen.queryByText(/Nothing is booked/)).not.toBeInTheDocument();
    client.fake.heal();
    await owner.click(today.getByRole('button', { name: 'Try again' }));
    expect(await today.findByRole('link', { name: 'Current Okafor' })).toBeVisible();
  },
);

test('OB5 the overview announces that it is loading, and follows the clock', async () => {
  const client = createFakeOwnerClient({ isSignedIn: true, bookings: [next], now });
  const release = client.fake.hold('bookings.between');
  await openDashboard({ client, address: '/admin' });
  expect(within(await section()).getByRole('status')).toHaveTextContent('Loading today’s consultations');
  release();
  expect((await sessions('Today'))[0]).toHaveTextContent('Next, in 2 hours');
  // Passing all the time in between would poll for news hundreds of times.
  jest.setSystemTime(now().getTime() + 2.75 * 3_600_000);
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect((await sessions('Today'))[0]).toHaveTextContent('In progress');
});
