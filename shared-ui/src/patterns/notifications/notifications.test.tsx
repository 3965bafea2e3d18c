import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button, Dialog, useNotify, type NotificationMessage } from 'shared-ui';
import { renderWithTheme } from 'shared-ui/testing';

function Notifies({ message }: { message: NotificationMessage }) {
  const notify = useNotify();
  return <Button onClick={() => notify(message)}>Notify</Button>;
}

const success = { tone: 'success', message: 'Settings saved successfully!' } as const;
const failure = { tone: 'error', message: 'Error updating booking status' } as const;

let user: ReturnType<typeof userEvent.setup>;

beforeEach(() => {
  jest.useFakeTimers();
  user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
});
afterEach(() => jest.useRealTimers());

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const notify = () => user.click(screen.getByRole('button', { name: 'Notify' }));

test.each([success, failure, { tone: 'info', message: 'Article already bookmarked!' } as const])(
  'the alert reads exactly "$message"',
  async (message) => {
    renderWithTheme(<Notifies message={message} />);
    await notify();
    expect(screen.getByRole('alert').textContent).toBe(message.message);
  },
);

test('good news leaves by itself, but waits while a person points at it', async () => {
  renderWithTheme(<Notifies message={success} />);
  await notify();
  await user.hover(screen.getByRole('alert'));
  pass(60_000);
  expect(screen.getByRole('alert')).toBeVisible();
  await user.unhover(screen.getByRole('alert'));
  pass(8000);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('an error stays until it is dismissed', async () => {
  renderWithTheme(<Notifies message={failure} />);
  await notify();
  pass(600_000);
  expect(screen.getByRole('alert')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('its action is done once, and the message is gone', async () => {
  const onAction = jest.fn();
  renderWithTheme(<Notifies message={{ ...success, action: { label: 'Undo', onAction } }} />);
  await notify();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(onAction).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('the same words again are one message, announced again', async () => {
  renderWithTheme(<Notifies message={failure} />);
  await notify();
  const first = screen.getByRole('alert');
  await notify();
  expect(screen.getByRole('alert')).not.toBe(first);
});

test('over a dialog the message is inside it, where it can be reached and heard', async () => {
  renderWithTheme(
    <Dialog isOpen title="Your information" onClose={() => {}}>
      <Notifies message={failure} />
    </Dialog>,
  );
  await notify();
  expect(screen.getByRole('dialog')).toContainElement(screen.getByRole('alert'));
});

test('whoever waits for it learns that it is gone, by time or by hand, and once', async () => {
  const onGone = jest.fn();
  renderWithTheme(<Notifies message={{ ...success, milliseconds: 10_000, onGone }} />);
  await notify();
  pass(9_900);
  expect(onGone).not.toHaveBeenCalled();
  pass(100);
  expect(onGone).toHaveBeenCalledTimes(1);
  await notify();
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(onGone).toHaveBeenCalledTimes(2);
});
