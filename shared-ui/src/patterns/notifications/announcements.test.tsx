import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button, Dialog, useNotify } from 'shared-ui';
import { renderWithTheme } from 'shared-ui/testing';

const failure = { tone: 'error', message: 'Error updating booking status' } as const;

/** Notifies, and keeps the page busy for a while before it can render the message. */
function Notifies({ busyMs = 0 }) {
  const notify = useNotify();
  const handleClick = () => {
    notify(failure);
    jest.setSystemTime(Date.now() + busyMs);
  };
  return <Button onClick={handleClick}>Notify</Button>;
}

const notify = () =>
  userEvent.setup({ advanceTimers: jest.advanceTimersByTime }).click(screen.getByRole('button', { name: 'Notify' }));

beforeEach(() => jest.useFakeTimers());
test('a repeated message is shown once and announced again', async () => {
  renderWithTheme(<Notifies />);
  await notify();
  const first = screen.getByRole('alert');
  await notify();
  expect(screen.getByRole('alert')).not.toBe(first);
});

test('a message is announced even if the page takes seconds to render it', async () => {
  renderWithTheme(<Notifies busyMs={2000} />);
  await notify();
  expect(screen.getByRole('alert')).toHaveTextContent(failure.message);
});

test('a message that has been announced moves into a dialog silently', async () => {
  const page = (isOpen: boolean) => (
    <>
      <Notifies />
      {isOpen && <Dialog title="Your information" onClose={() => {}} />}
    </>
  );
  const { rerender } = renderWithTheme(page(false));
  await notify();
  expect(screen.getByRole('alert')).toHaveTextContent(failure.message);
  act(() => jest.advanceTimersByTime(2000));
  rerender(page(true));
  expect(screen.getByRole('dialog')).toContainElement(screen.getByText(failure.message));
  // An alert that enters a dialog is a new one to screen readers.
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
