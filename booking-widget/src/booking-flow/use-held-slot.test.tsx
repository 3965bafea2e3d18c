import { act, renderHook, waitFor } from '@testing-library/react';
import { DataError } from 'data-client';
import { createFakeVisitorClient, TestDataProvider } from 'data-client/testing';
import type { ReactNode } from 'react';
import { startBookingFlow, type BookingFlowState } from '../booking-state/booking-flow-state';
import { useHeldSlot } from './use-held-slot';

const minute = 60_000;

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-20T15:00:00Z') }));
const filling: BookingFlowState = {
  ...startBookingFlow({ timeZone: 'UTC', requestId: 'form-1' }),
  step: 'details',
  serviceId: 'leadership',
  date: '2026-11-24',
  time: '9:00 AM',
};

function holdSlot() {
  const client = createFakeVisitorClient({ bookings: [] });
  const dispatch = jest.fn();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <TestDataProvider client={client}>{children}</TestDataProvider>
  );
  const { result } = renderHook(() => useHeldSlot({ state: filling, step: 'details', dispatch, isSending: false }), {
    wrapper,
  });
  const wait = (minutes: number) => act(() => jest.advanceTimersByTimeAsync(minutes * minute));
  const holds = () => client.fake.calls.filter(({ operation }) => operation === 'bookings.hold');
  return { client, dispatch, result, wait, holds };
}

test('decision 8 a hold is renewed shortly before it ends', async () => {
  const { result, wait, holds } = holdSlot();
  await wait(1);
  await waitFor(() => expect(result.current).toBe('held'));
  await wait(7);
  expect(holds()).toHaveLength(1);
  await wait(2);
  expect(holds()).toHaveLength(2);
});

test('decision 8 a hold that cannot be renewed expires without further effect', async () => {
  const { client, dispatch, result, wait } = holdSlot();
  await wait(1);
  client.fake.fail('bookings.hold', new DataError('conflict', { hint: 'hold-over' }));
  await wait(9);
  expect(result.current).toBe('over');
  expect(dispatch).not.toHaveBeenCalled();
});

test.each(['offline', 'timeout', 'server'] as const)(
  'decision 8 a hold that fails (%s) is requested again',
  async (code) => {
    const { client, result, wait, holds } = holdSlot();
    client.fake.fail('bookings.hold', new DataError(code));
    await wait(1);
    expect(result.current).toBe('none');
    client.fake.heal();
    await wait(1);
    expect(result.current).toBe('held');
    const asked = holds().length;
    await wait(7);
    expect(holds()).toHaveLength(asked);
  },
);

test('decision 8 a rejected hold is not requested again', async () => {
  const { client, wait, holds } = holdSlot();
  client.fake.fail('bookings.hold', new DataError('rate-limited'));
  await wait(10);
  expect(holds()).toHaveLength(1);
});

test('decision 8 a very short hold is renewed at most twice a minute', async () => {
  const { client, wait, holds } = holdSlot();
  const hold = client.bookings.hold;
  client.bookings.hold = async (wanted) => {
    await hold(wanted);
    return new Date(Date.now() + 1000);
  };
  await wait(10);
  expect(holds().length).toBeLessThan(22);
});

test('decision 8 a hold is renewed in time on a device whose clock is a day slow', async () => {
  const { client, wait, holds } = holdSlot();
  const hold = client.bookings.hold;
  client.bookings.hold = async (wanted) => new Date((await hold(wanted)).getTime() + 24 * 60 * minute);
  await wait(1);
  expect(holds()).toHaveLength(1);
  await wait(9);
  expect(holds()).toHaveLength(2);
});

test('decision 8 a page that Back restores from the browser’s cache holds the time again', async () => {
  const { client, wait, holds } = holdSlot();
  await wait(1);
  window.dispatchEvent(new PageTransitionEvent('pagehide'));
  await wait(1);
  expect(client.fake.calls.at(-1)).toMatchObject({ operation: 'bookings.release' });
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await wait(1);
  expect(holds()).toHaveLength(2);
});
