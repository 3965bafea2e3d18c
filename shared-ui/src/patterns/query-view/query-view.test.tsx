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

test('while nothing is known a person is told to wait', () => {
  show({ isFetching: true });
  expect(screen.getByRole('status')).toHaveTextContent('Loading');
});

test('what is being waited for can have its own shape', () => {
  show({}, { pending: <p>Loading names</p> });
  expect(screen.getByText('Loading names')).toBeVisible();
});

test('a failure is told in words, with a way to try again, and never looks empty', async () => {
  const { refetch } = show(failed);
  expect(screen.getByRole('alert')).toHaveTextContent('You are offline.');
  expect(screen.queryByText('No names')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(refetch).toHaveBeenCalledTimes(1);
});

test('while it is tried again, it cannot be tried a second time', () => {
  show({ ...failed, isFetching: true });
  expect(screen.getByRole('button', { name: 'Try again' })).toHaveAttribute('aria-disabled', 'true');
});

test('the words of a failure can be given, or made from it', () => {
  show(failed, { error: 'The names could not be loaded.' });
  expect(screen.getByRole('alert')).toHaveTextContent('The names could not be loaded.');
  show(failed, { error: (error) => `No names: ${(error as Error).message}` });
  expect(screen.getByText('No names: You are offline.')).toBeVisible();
});

test('a failure without words still says something', () => {
  show({ status: 'error', error: null });
  expect(screen.getByRole('alert')).toHaveTextContent('This could not be loaded.');
});

test('what is empty says so', () => {
  show({ status: 'success', data: [] });
  expect(screen.getByText('No names')).toBeVisible();
});

test('what counts as empty can be told', () => {
  show({ status: 'success', data: ['draft'] }, { isEmpty: (names) => names.every((name) => name === 'draft') });
  expect(screen.getByText('No names')).toBeVisible();
});

test('what is there is shown', () => {
  show({ status: 'success', data: ['Ada'] });
  expect(screen.getByRole('list', { name: 'Names' })).toHaveTextContent('Ada');
});

test('good data stays when a later request fails, with a note and a way to try again', async () => {
  const { refetch } = show({ ...failed, data: ['Ada'] });
  expect(screen.getByRole('alert')).toHaveTextContent('You are offline. You see the last known state.');
  expect(screen.getByRole('list', { name: 'Names' })).toHaveTextContent('Ada');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(refetch).toHaveBeenCalledTimes(1);
});

test('what is typed in the content stays when reading it again fails', async () => {
  const ready = { status: 'success', data: ['Ada'], error: null, isFetching: false, refetch: () => {} } as const;
  const view = (query: QueryLike<readonly string[]>) => (
    <QueryView query={query}>{() => <input aria-label="Note" />}</QueryView>
  );
  const { rerender } = renderWithTheme(view(ready));
  await userEvent.type(screen.getByRole('textbox', { name: 'Note' }), 'Half a thought');
  rerender(view({ ...ready, ...failed }));
  expect(screen.getByRole('alert')).toHaveTextContent('You see the last known state.');
  expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('Half a thought');
});
