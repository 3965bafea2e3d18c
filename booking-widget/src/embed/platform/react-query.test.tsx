import * as tanstack from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';

import * as ours from './react-query';

type Library = typeof ours;
const libraries: [string, Library][] = [
  ['TanStack Query', tanstack as unknown as Library],
  ['the embed', ours],
];
const readTimes = jest.fn<Promise<string>, []>();

function Times({ library, staleTime = 60_000 }: { library: Library; staleTime?: number }) {
  const { status, data, isFetching, isFetched, refetch } = library.useQuery({
    queryKey: ['bookings', 'taken', { from: 'Monday' }],
    queryFn: readTimes,
    staleTime,
    retry: (failures: number, error: unknown) => failures < 1 && String(error).includes('offline'),
    retryDelay: 1,
  });
  return (
    <>
      <output>{`${status} ${String(data)} ${isFetching ? 'reading' : 'still'} ${isFetched ? 'read' : 'unread'}`}</output>
      <button type="button" onClick={() => void refetch()}>
        Again
      </button>
    </>
  );
}

const settled = jest.fn();

function Send({ library, onSend }: { library: Library; onSend: (input: string) => Promise<string> }) {
  const client = library.useQueryClient();
  const { mutate, isPending, isError, data } = library.useMutation({
    mutationKey: ['bookings', 'create'],
    mutationFn: onSend,
    onSettled: (answer, error) => {
      settled(answer, error);
      void client.invalidateQueries({ queryKey: ['bookings', 'taken'] });
    },
  });
  return (
    <>
      <button type="button" onClick={() => mutate('Maren')}>
        Send
      </button>
      <p>{isPending ? 'sending' : isError ? 'failed' : (data ?? 'idle')}</p>
    </>
  );
}

function aPage(library: Library) {
  const client = new library.QueryClient({ defaultOptions: { mutations: { retry: false } } });
  const failures: unknown[][] = [];
  client.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error') failures.push([...event.query.queryKey]);
  });
  client.getMutationCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error')
      failures.push([...(event.mutation.options.mutationKey ?? [])]);
  });
  const show = (parts: ReactNode) =>
    render(<library.QueryClientProvider client={client}>{parts}</library.QueryClientProvider>);
  return { failures, show };
}

beforeEach(() => readTimes.mockReset().mockResolvedValue('nine'));

describe.each(libraries)('B5 with %s', (_, library) => {
  test.each([60_000, Infinity])('two components share a request, and data fresh for %s ms stays', async (staleTime) => {
    const { show } = aPage(library);
    const times = <Times library={library} staleTime={staleTime} />;
    const { unmount } = show(
      <>
        {times}
        {times}
      </>,
    );
    expect(screen.getAllByText('pending undefined reading unread')).toHaveLength(2);
    expect(await screen.findAllByText('success nine still read')).toHaveLength(2);
    unmount();
    show(times);
    expect(screen.getByText('success nine still read')).toBeVisible();
    expect(readTimes).toHaveBeenCalledTimes(1);
  });

  test('retries network failures, not rejections, and keeps the last data', async () => {
    const { failures, show } = aPage(library);
    readTimes.mockRejectedValueOnce(new Error('offline'));
    show(<Times library={library} />);
    expect(await screen.findByText('success nine still read')).toBeVisible();
    expect(readTimes).toHaveBeenCalledTimes(2);
    readTimes.mockRejectedValueOnce(new Error('refused'));
    await userEvent.click(screen.getByRole('button', { name: 'Again' }));
    expect(await screen.findByText('error nine still read')).toBeVisible();
    expect(failures).toEqual([['bookings', 'taken', { from: 'Monday' }]]);
  });

  test('refetches the times after a booking, successful or not', async () => {
    const { failures, show } = aPage(library);
    const onSend = jest.fn<Promise<string>, [string]>().mockResolvedValueOnce('sent');
    show(
      <>
        <Times library={library} />
        <Send library={library} onSend={onSend} />
      </>,
    );
    await screen.findByText('success nine still read');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('sent')).toBeVisible();
    await waitFor(() => expect(readTimes).toHaveBeenCalledTimes(2));
    expect(settled).toHaveBeenLastCalledWith('sent', null);
    onSend.mockRejectedValueOnce(new Error('taken'));
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('failed')).toBeVisible();
    await waitFor(() => expect(readTimes).toHaveBeenCalledTimes(3));
    expect(settled).toHaveBeenLastCalledWith(undefined, new Error('taken'));
    expect(failures).toEqual([['bookings', 'create']]);
  });

  test('a component remounted before the response still gets it', async () => {
    const { show } = aPage(library);
    const times = <Times library={library} />;
    readTimes.mockReturnValueOnce(new Promise(() => {}));
    const { unmount } = show(times);
    await act(async () => unmount());
    show(times);
    await waitFor(() => expect(screen.getByText(/^(success nine|pending)/)).toBeVisible());
  });
});
