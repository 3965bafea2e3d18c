import { act, renderHook, waitFor } from '@testing-library/react';
import { DataError } from 'data-client';
import {
  useBooking,
  useBookingRemoval,
  useBookings,
  useSession,
  useSetBookingStatus,
  useSignIn,
  useSignOut,
} from './index';
import { aBooking, createFakeOwnerClient, createTestQueryClient, fakeOwner } from 'data-client/testing';
import { onPage } from '../testing/on-page';

const firstPage = { page: 1, pageSize: 10 };

describe('the session', () => {
  test('A1 shows the sign-in form after checking the session of a signed-out visitor', async () => {
    const { result } = renderHook(useSession, onPage({ ownerClient: createFakeOwnerClient() }));
    expect(result.current.state).toBe('checking');
    await waitFor(() => expect(result.current.state).toBe('signed-out'));
    expect([result.current.user, result.current.error]).toEqual([undefined, undefined]);
  });

  test('A3 starts with signing in and ends with signing out', async () => {
    const { result } = renderHook(
      () => ({ session: useSession(), signIn: useSignIn(), signOut: useSignOut() }),
      onPage({ ownerClient: createFakeOwnerClient() }),
    );
    await waitFor(() => expect(result.current.session.state).toBe('signed-out'));
    await act(() => result.current.signIn.mutateAsync(fakeOwner));
    await waitFor(() =>
      expect(result.current.session).toMatchObject({ state: 'signed-in', user: { name: 'Lena Ashford' } }),
    );
    await act(() => result.current.signOut.mutateAsync());
    await waitFor(() => expect(result.current.session.state).toBe('signed-out'));
  });

  test('A1 keeps visitors out while the session cannot be checked, and shows the reason with a retry', async () => {
    const ownerClient = createFakeOwnerClient({ isSignedIn: true });
    ownerClient.fake.fail('session.current');
    const { result } = renderHook(useSession, onPage({ ownerClient }));
    await waitFor(() => expect(result.current).toMatchObject({ state: 'signed-out', error: { code: 'offline' } }));
    ownerClient.fake.heal();
    act(() => result.current.recheck());
    await waitFor(() => expect(result.current.state).toBe('signed-in'));
  });

  test('A3 drops the owner’s data when the session ends', async () => {
    const ownerClient = createFakeOwnerClient({ isSignedIn: true });
    const queryClient = createTestQueryClient();
    const { result, rerender } = renderHook(
      () => ({ session: useSession({ dropsData: true }), list: useBookings(firstPage), signOut: useSignOut() }),
      onPage({ ownerClient, queryClient }),
    );
    await waitFor(() => expect(result.current.list.isSuccess).toBe(true));
    await act(() => result.current.signOut.mutateAsync());
    await waitFor(() => expect(result.current.session.state).toBe('signed-out'));
    rerender();
    expect(queryClient.getQueriesData({ queryKey: ['owner', 'bookings'] }).filter(([, data]) => data)).toEqual([]);
  });

  test('A3 shows the sign-in form after a read fails because the session ended', async () => {
    const ownerClient = createFakeOwnerClient({ isSignedIn: true });
    const { result } = renderHook(
      () => ({ session: useSession(), removal: useBookingRemoval() }),
      onPage({ ownerClient }),
    );
    await waitFor(() => expect(result.current.session.state).toBe('signed-in'));
    ownerClient.backend.isSignedIn = false;
    await act(() => expect(result.current.removal.send(['any'])).rejects.toMatchObject({ code: 'session-expired' }));
    await waitFor(() => expect(result.current.session.state).toBe('signed-out'));
  });
});

describe('the list of bookings', () => {
  const bookings = Array.from({ length: 12 }, (_, index) =>
    aBooking({
      date: '2026-11-23',
      createdAt: new Date(2026, 10, index + 1),
      status: index < 3 ? 'cancelled' : 'completed',
      lastName: `Person${index}`,
    }),
  );
  const signedIn = () => createFakeOwnerClient({ bookings, isSignedIn: true });

  test('K1 keeps the previous page until the next one has loaded', async () => {
    const ownerClient = signedIn();
    const { result, rerender } = renderHook(({ page }) => useBookings({ page, pageSize: 5 }), {
      ...onPage({ ownerClient }),
      initialProps: { page: 1 },
    });
    await waitFor(() => expect(result.current.data?.rows[0]?.lastName).toBe('Person11'));
    const release = ownerClient.fake.hold('bookings.list');
    rerender({ page: 3 });
    expect(result.current).toMatchObject({ isPlaceholderData: true, data: { total: 12 } });
    release();
    await waitFor(() => expect(result.current.data?.rows.map((row) => row.lastName)).toEqual(['Person1', 'Person0']));
  });

  test('K1 shows a changed status in the list and in the open booking', async () => {
    const ownerClient = signedIn();
    const { id } = bookings[0]!;
    const { result } = renderHook(
      () => ({
        list: useBookings({ ...firstPage, status: 'pending' }),
        one: useBooking(id),
        change: useSetBookingStatus(),
      }),
      onPage({ ownerClient }),
    );
    await waitFor(() => expect(result.current.list.data?.total).toBe(0));
    await act(() => result.current.change.mutateAsync({ id, status: 'pending' }));
    await waitFor(() => expect(result.current.list.data?.total).toBe(1));
    expect(result.current.one.data?.status).toBe('pending');
  });

  test('K1 rejects restoring a booking whose slot is taken', async () => {
    const [cancelled, other] = [aBooking({ status: 'cancelled' }), aBooking({ status: 'confirmed' })];
    const { result } = renderHook(
      useSetBookingStatus,
      onPage({ ownerClient: createFakeOwnerClient({ bookings: [cancelled, other], isSignedIn: true }) }),
    );
    await act(() =>
      expect(result.current.mutateAsync({ id: cancelled.id, status: 'pending' })).rejects.toMatchObject({
        code: 'taken',
      }),
    );
  });

  test('K1 removes a deleted booking', async () => {
    const { result } = renderHook(
      () => ({ list: useBookings(firstPage), removal: useBookingRemoval() }),
      onPage({ ownerClient: signedIn() }),
    );
    await waitFor(() => expect(result.current.list.data?.total).toBe(12));
    await act(() => result.current.removal.send([bookings[0]!.id]));
    await waitFor(() => expect(result.current.list.data?.total).toBe(11));
  });

  test('A6 reports a failed read as an error, not as an empty list', async () => {
    const ownerClient = signedIn();
    ownerClient.fake.fail('bookings.list', new DataError('server'));
    const { result } = renderHook(() => useBookings(firstPage), onPage({ ownerClient }));
    await waitFor(() =>
      expect(result.current).toMatchObject({ status: 'error', error: { code: 'server' }, data: undefined }),
    );
  });
});
