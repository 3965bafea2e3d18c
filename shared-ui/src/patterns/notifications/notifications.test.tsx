import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { actionBar, Button, Dialog, useNotify, type NotificationMessage } from 'shared-ui';
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
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const notify = () => user.click(screen.getByRole('button', { name: 'Notify' }));

test('a success message disappears after a while, but not while hovered', async () => {
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

test.each([
  ['Dismiss', 0],
  ['Undo', 1],
])('%s removes the message and returns the focus to the control that had it before', async (name, undone) => {
  const onAction = jest.fn();
  renderWithTheme(<Notifies message={{ ...failure, action: { label: 'Undo', onAction } }} />);
  await notify();
  act(() => screen.getByRole('button', { name }).focus());
  await user.keyboard('{Enter}');
  expect(onAction).toHaveBeenCalledTimes(undone);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Notify' })).toHaveFocus();
});

test('an action that moves the focus keeps it there', async () => {
  const onAction = () => screen.getByRole('textbox').focus();
  renderWithTheme(
    <>
      <input />
      <Notifies message={{ ...success, action: { label: 'Edit', onAction } }} />
    </>,
  );
  await notify();
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  expect(screen.getByRole('textbox')).toHaveFocus();
});

test('a success removes the error of the attempt before it, and no one else’s', async () => {
  function Saves() {
    const report = useNotify();
    return (
      <>
        <Button onClick={() => report({ tone: 'error', message: 'Error saving settings' })}>Fail</Button>
        <Button onClick={() => report(success)}>Save</Button>
      </>
    );
  }
  renderWithTheme(
    <>
      <Notifies message={failure} />
      <Saves />
    </>,
  );
  await notify();
  await user.click(screen.getByRole('button', { name: 'Fail' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    failure.message,
    success.message,
  ]);
});

test('a message appears inside an open dialog', async () => {
  renderWithTheme(
    <Dialog title="Your information" onClose={() => {}}>
      <Notifies message={failure} />
    </Dialog>,
  );
  await notify();
  expect(screen.getByRole('dialog')).toContainElement(screen.getByRole('alert'));
});

const rect = (top: number, bottom: number) => ({ top, bottom, left: 0, right: 1024, height: bottom - top }) as DOMRect;

test('notifications stay above a bar of buttons along the lower edge, also one that appears after them', async () => {
  const page = (hasBar: boolean) => (
    <>
      {hasBar && <footer {...actionBar}>Save</footer>}
      <Notifies message={failure} />
    </>
  );
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function measure(this: Element) {
    if (this.tagName === 'BUTTON') return rect(0, 40);
    return this.tagName === 'FOOTER' ? rect(window.innerHeight - 64, window.innerHeight) : rect(600, 680);
  });
  const { rerender } = renderWithTheme(page(true));
  await notify();
  const region = screen.getByRole('alert').closest('[style]');
  expect(region).toHaveStyle({ 'inset-block-end': '64px' });
  rerender(page(false));
  pass(100);
  expect(region).toHaveStyle({ 'inset-block-end': '0px' });
  rerender(page(true));
  pass(100);
  expect(region).toHaveStyle({ 'inset-block-end': '64px' });
});

test('A4 notifications stay above the field that has the focus, and not above their own buttons', async () => {
  renderWithTheme(
    <>
      <input />
      <Notifies message={failure} />
    </>,
  );
  const { innerHeight } = window;
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function measure(this: Element) {
    if (this.textContent === 'Notify') return rect(0, 40);
    return this.tagName === 'INPUT' ? rect(innerHeight - 90, innerHeight - 50) : rect(innerHeight - 80, innerHeight);
  });
  await notify();
  const region = screen.getByRole('alert').closest('[style]');
  expect(region).toHaveStyle({ 'inset-block-end': '0px' });
  act(() => screen.getByRole('textbox').focus());
  pass(100);
  expect(region).toHaveStyle({ 'inset-block-end': '90px' });
  // A press takes the focus from the field, so the button must stay under the pointer.
  const hover = jest.spyOn(region!, 'matches').mockReturnValue(true);
  act(() => screen.getByRole('textbox').blur());
  pass(100);
  expect(region).toHaveStyle({ 'inset-block-end': '90px' });
  hover.mockRestore();
  act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
  pass(100);
  expect(region).toHaveStyle({ 'inset-block-end': '0px' });
});

test('onGone is called once, after a timeout or a dismissal', async () => {
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
