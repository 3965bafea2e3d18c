import { act, renderHook, waitFor } from '@testing-library/react';
import {
  useChangePost,
  usePerson,
  useBookingMails,
  useBookings,
  useCancelSeries,
  useOverview,
  useSession,
  useSetBookingStatus,
  useSignIn,
  useSignOut,
} from './index';
import { aBooking, aPost, createFakeOwnerClient, createTestQueryClient, fakeOwner } from 'data-client/testing';
import { onPage } from '../testing/on-page';

const firstPage = { page: 1, pageSize: 10 };

describe('the session', () => {
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

  test('A3 reads what failed with the old session again after signing in', async () => {
    const ownerClient = createFakeOwnerClient();
    const { result } = renderHook(
      () => ({ session: useSession(), list: useBookings(firstPage), signIn: useSignIn() }),
      onPage({ ownerClient }),
    );
    await waitFor(() => expect(result.current.list.isError).toBe(true));
    await act(() => result.current.signIn.mutateAsync(fakeOwner));
    await waitFor(() => expect(result.current.list.isSuccess).toBe(true));
  });
});

describe('data of other screens', () => {
  const booking = aBooking();
  const post = { ...aPost(), isPublished: false };

  async function readThenChange<Read, Change>(read: () => Read, change: () => Change) {
    const ownerClient = createFakeOwnerClient({ isSignedIn: true, bookings: [booking], posts: [post] });
    const queryClient = createTestQueryClient();
    const page = onPage({ ownerClient, queryClient });
    const first = renderHook(read, page);
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    first.unmount();
    const { result } = renderHook(change, page);
    return { change: result.current, again: () => renderHook(read, page).result, calls: ownerClient.fake.calls };
  }

  test.each([
    ['the client’s page', () => usePerson(booking.email), 'people.byIdOrEmail'],
    ['the booking’s emails', () => useBookingMails(booking.id), 'mails.ofBooking'],
  ] as const)('K2 a booking that changes status refreshes %s', async (_what, read, operation) => {
    const { change, again, calls } = await readThenChange<unknown, ReturnType<typeof useSetBookingStatus>>(
      read,
      useSetBookingStatus,
    );
    await act(() => change.mutateAsync({ id: booking.id, status: 'confirmed' }));
    again();
    await waitFor(() => expect(calls.filter((call) => call.operation === operation)).toHaveLength(2));
  });

  test('O1 publishing a post refreshes the number of published ones', async () => {
    const monthStart = new Date('2026-11-01');
    const { change, again } = await readThenChange(() => useOverview(monthStart).posts.data, useChangePost);
    const seen = { id: post.id, revision: post.updatedAt.toISOString() };
    await act(() => change.mutateAsync({ ...seen, change: { isPublished: true, publishedAt: null } }));
    const shown = again();
    await waitFor(() => expect(shown.current).toBe(1));
  });
});

test.each([
  ['is', 'bookings.cancelSeriesFrom' as const, /may have worked after all/],
  ['is not', 'bookings.ofSeries' as const, /^The server couldn’t be reached\./],
])('OB3 the cancellation of a series %s in doubt if %s fails', async (_is, operation, message) => {
  const ownerClient = createFakeOwnerClient({ isSignedIn: true });
  const { result } = renderHook(useCancelSeries, onPage({ ownerClient }));
  ownerClient.fake.fail(operation);
  const [booking] = (await ownerClient.bookings.list(firstPage)).rows;
  const canceled = { booking: booking!, cancelReason: '' };
  await act(() =>
    expect(result.current.mutateAsync(canceled)).rejects.toMatchObject({ message: expect.stringMatching(message) }),
  );
});
