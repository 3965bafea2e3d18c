import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryView, type QueryLike, type QueryViewProps } from 'shared-ui';
import { pendingQuery, renderWithTheme } from 'shared-ui/testing';

type Names = string[];

function show(query: Partial<QueryLike<Names>>, props: Partial<QueryViewProps<Names>> = {}) {
  const whole = { ...pendingQuery, isFetching: false, refetch: jest.fn(), ...query };
  renderWithTheme(
    <QueryView query={whole} empty={<p>No names</p>} {...props}>
      {(names) => names.map((name) => <p key={name}>{name}</p>)}
    </QueryView>,
  );
  return whole;
}

const failed = { status: 'error', error: new Error('You are offline.') } as const;

test.each<[what: string, query: Partial<QueryLike<Names>>, props: Partial<QueryViewProps<Names>>, text: string]>([
  ['a spinner', {}, {}, 'Loading'],
  ['its own loading state', {}, { pending: 'Loading names' }, 'Loading names'],
  ['the data', { status: 'success', data: ['Ada'] }, {}, 'Ada'],
  ['nothing found', { status: 'success', data: [] }, {}, 'No names'],
  ['its own idea of nothing', { status: 'success', data: ['draft'] }, { isEmpty: () => true }, 'No names'],
  ['the reason of a failure', failed, { error: (error) => `No: ${(error as Error).message}` }, 'No: You are offline.'],
  ['its own words', failed, { error: 'The names couldn’t be loaded.' }, 'The names couldn’t be loaded.'],
  ['a failure without a message', { status: 'error' }, {}, 'This couldn’t be loaded.'],
])('shows %s', (_, query, props, text) => {
  show(query, props);
  expect(screen.getByText(text)).toBeInTheDocument();
});

test('shows an error with a Retry button instead of an empty list', async () => {
  const { refetch } = show(failed);
  expect(screen.getByRole('alert')).toHaveTextContent('You are offline.');
  expect(screen.queryByText('No names')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(refetch).toHaveBeenCalledTimes(1);
});

test('Retry is disabled while a retry is running', () => {
  show({ ...failed, isFetching: true });
  expect(screen.getByRole('button', { name: 'Try again' })).toHaveAttribute('aria-disabled', 'true');
});

test('stale data stays visible after a failed refetch, with a warning and a Retry button', async () => {
  const { refetch } = show({ ...failed, data: ['Ada'] });
  expect(screen.getByRole('alert')).toHaveTextContent('You are offline. This may be out of date.');
  expect(screen.getByText('Ada')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(refetch).toHaveBeenCalledTimes(1);
});

test('a failed refetch does not remount the content', async () => {
  const ready = { status: 'success', data: ['Ada'], error: null, isFetching: false, refetch: () => {} } as const;
  const view = (query: QueryLike<readonly string[]>) => (
    <QueryView query={query}>{() => <input aria-label="Note" />}</QueryView>
  );
  const { rerender } = renderWithTheme(view(ready));
  await userEvent.type(screen.getByRole('textbox', { name: 'Note' }), 'Half a thought');
  rerender(view({ ...ready, ...failed }));
  expect(screen.getByRole('alert')).toHaveTextContent('This may be out of date.');
  expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('Half a thought');
});
