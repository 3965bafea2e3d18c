import { act, renderHook, waitFor } from '@testing-library/react';
import { useBookings, useSession, useSignOut } from './index';
import { createFakeOwnerClient, createTestQueryClient } from 'data-client/testing';
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
});
