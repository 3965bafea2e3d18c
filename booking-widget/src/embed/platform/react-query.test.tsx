import * as tanstack from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

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
  return { client, failures, Page: library.QueryClientProvider };
}

beforeEach(() => readTimes.mockReset().mockResolvedValue('nine'));

describe.each(libraries)('B5 with %s', (_, library) => {
  test('two components share one request, and fresh data is not refetched', async () => {
    const { client, Page } = aPage(library);
    const { unmount } = render(
      <Page client={client}>
        <Times library={library} />
        <Times library={library} />
      </Page>,
    );
    expect(screen.getAllByText('pending undefined reading unread')).toHaveLength(2);
    expect(await screen.findAllByText('success nine still read')).toHaveLength(2);
    unmount();
    render(
      <Page client={client}>
        <Times library={library} />
      </Page>,
    );
    expect(screen.getByText('success nine still read')).toBeVisible();
    expect(readTimes).toHaveBeenCalledTimes(1);
  });

  test('data that never goes stale is requested once', async () => {
    const { client, Page } = aPage(library);
    const page = (
      <Page client={client}>
        <Times library={library} staleTime={Infinity} />
      </Page>
    );
    const { unmount } = render(page);
    expect(await screen.findByText('success nine still read')).toBeVisible();
    unmount();
    render(page);
    expect(readTimes).toHaveBeenCalledTimes(1);
  });

  test('retries network failures, not rejections, and keeps the last data', async () => {
    const { client, failures, Page } = aPage(library);
    readTimes.mockRejectedValueOnce(new Error('offline'));
    render(
      <Page client={client}>
        <Times library={library} />
      </Page>,
    );
    expect(await screen.findByText('success nine still read')).toBeVisible();
    expect(readTimes).toHaveBeenCalledTimes(2);
    readTimes.mockRejectedValueOnce(new Error('refused'));
    await userEvent.click(screen.getByRole('button', { name: 'Again' }));
    expect(await screen.findByText('error nine still read')).toBeVisible();
    expect(failures).toEqual([['bookings', 'taken', { from: 'Monday' }]]);
  });

  test('refetches the times after a booking, successful or not', async () => {
    const { client, failures, Page } = aPage(library);
    const onSend = jest.fn<Promise<string>, [string]>().mockResolvedValueOnce('sent');
    render(
      <Page client={client}>
        <Times library={library} />
        <Send library={library} onSend={onSend} />
      </Page>,
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
    const { client, Page } = aPage(library);
    const page = (
      <Page client={client}>
        <Times library={library} />
      </Page>
    );
    readTimes.mockReturnValueOnce(new Promise(() => {}));
    const { unmount } = render(page);
    await act(async () => unmount());
    render(page);
    await waitFor(() => expect(screen.getByText(/^(success nine|pending)/)).toBeVisible());
  });
});
