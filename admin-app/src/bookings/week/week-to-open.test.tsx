import { act, screen, waitFor, within } from '@testing-library/react';
import { aBooking } from 'data-client/testing';
import { defaultZones } from 'domain/coach-zones';
import { coachClock } from 'domain/slots';
import { openDashboard } from '../../testing/open-dashboard';
import { dayName, weekToOpen } from './week-days';

const saturday = aBooking({ status: 'confirmed', date: '2026-11-28', time: '11:00 AM' });
test.each([
  ['on a Friday', '2026-11-27T23:00:00Z', [], '2026-11-23'],
  ['on a Saturday with a session in progress', '2026-11-28T16:30:00Z', [saturday], '2026-11-23'],
  ['on a Saturday after the last session', '2026-11-28T17:00:00Z', [saturday], '2026-11-30'],
  [
    'on a Saturday with a canceled session',
    '2026-11-28T14:00:00Z',
    [{ ...saturday, status: 'cancelled' }],
    '2026-11-30',
  ],
  ['on a Sunday in New York, already Monday in UTC', '2026-11-30T02:00:00Z', [], '2026-11-30'],
  ['on a Monday', '2026-11-30T14:00:00Z', [], '2026-11-30'],
] as const)('OB5 %s the week view opens the week that matters', (_, now, booked, monday) => {
  expect(weekToOpen(new Date(now), booked, defaultZones)).toBe(monday);
});

test('OB5 the week view opens on the coming session and marks today', async () => {
  const now = new Date();
  const today = coachClock(now, defaultZones).date;
  const inProgress = aBooking({ firstName: 'Iris', date: today, startsAt: now });
  await openDashboard({ seed: { bookings: [inProgress] }, address: '/admin/bookings/week' });
  const day = within(await screen.findByRole('region', { name: dayName(today) }));
  expect(day.getByRole('link', { name: /Iris Okafor/ })).toBeVisible();
  expect(screen.getByRole('heading', { name: dayName(today) })).toHaveAttribute('aria-current', 'date');
});

test('OB5 a week that stays open marks the next day after midnight', async () => {
  // 11:30 PM in New York.
  jest.useFakeTimers({
    now: new Date('2026-11-24T04:30:00Z'),
    doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'],
    advanceTimers: true,
  });
  await openDashboard({ seed: { bookings: [] }, address: '/admin/bookings/week?week=2026-11-23' });
  const marked = () => screen.queryByRole('heading', { current: 'date' })?.textContent;
  await waitFor(() => expect(marked()).toBe('Mon, Nov 23'));
  // Passing all the time in between would poll for news hundreds of times.
  jest.setSystemTime(new Date('2026-11-24T05:30:00Z'));
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(marked()).toBe('Tue, Nov 24');
});
