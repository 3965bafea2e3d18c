import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryView, type QueryLike, type QueryViewProps } from 'shared-ui';
import { renderWithTheme } from 'shared-ui/testing';

type Names = string[];

function show(query: Partial<QueryLike<Names>>, props: Partial<QueryViewProps<Names>> = {}) {
  const whole = {
    status: 'pending',
    data: undefined,
    error: null,
    isFetching: false,
    refetch: jest.fn(),
    ...query,
  } as const;
  renderWithTheme(
    <QueryView query={whole} empty={<p>No names</p>} {...props}>
      {(names) => (
        <ul aria-label="Names">
          {names.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      )}
    </QueryView>,
  );
  return whole;
}

const failed = { status: 'error', error: new Error('You are offline.') } as const;

test('shows a spinner while loading', () => {
  show({ isFetching: true });
  expect(screen.getByRole('status')).toHaveTextContent('Loading');
});

test('a custom loading state replaces the spinner', () => {
  show({}, { pending: <p>Loading names</p> });
  expect(screen.getByText('Loading names')).toBeVisible();
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

test('the error message can be a string or derived from the error', () => {
  show(failed, { error: 'The names couldn’t be loaded.' });
  expect(screen.getByRole('alert')).toHaveTextContent('The names couldn’t be loaded.');
  show(failed, { error: (error) => `No names: ${(error as Error).message}` });
  expect(screen.getByText('No names: You are offline.')).toBeVisible();
});

test('an error without a message shows a default message', () => {
  show({ status: 'error', error: null });
  expect(screen.getByRole('alert')).toHaveTextContent('This couldn’t be loaded.');
});

test('shows the empty state', () => {
  show({ status: 'success', data: [] });
  expect(screen.getByText('No names')).toBeVisible();
});

test('isEmpty can be customized', () => {
  show({ status: 'success', data: ['draft'] }, { isEmpty: (names) => names.every((name) => name === 'draft') });
  expect(screen.getByText('No names')).toBeVisible();
});

test('shows the data', () => {
  show({ status: 'success', data: ['Ada'] });
  expect(screen.getByRole('list', { name: 'Names' })).toHaveTextContent('Ada');
});

test('stale data stays visible after a failed refetch, with a warning and a Retry button', async () => {
  const { refetch } = show({ ...failed, data: ['Ada'] });
  expect(screen.getByRole('alert')).toHaveTextContent('You are offline. This may be out of date.');
  expect(screen.getByRole('list', { name: 'Names' })).toHaveTextContent('Ada');
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
