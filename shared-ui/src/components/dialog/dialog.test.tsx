import { act, createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button, Dialog, type DialogProps } from 'shared-ui';
import { renderWithTheme } from 'shared-ui/testing';

function Example(props: Partial<DialogProps>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {isOpen && (
        <Dialog title="Choose a service" {...props} onClose={() => setOpen(false)}>
          <input aria-label="Company" />
        </Dialog>
      )}
    </>
  );
}

async function open(props: Partial<DialogProps> = {}) {
  renderWithTheme(<Example {...props} />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  return screen.getByRole('dialog', { name: 'Choose a service' });
}

const dialog = () => screen.queryByRole('dialog');

test('a dialog has a name and a description, and its title is focused first', async () => {
  const element = await open({ description: 'Step 1 of 4' });
  expect(element).toHaveAccessibleDescription('Step 1 of 4');
  expect(screen.getByRole('heading', { name: 'Choose a service' })).toHaveFocus();
});

test.each([
  ['the close icon', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['a press beside it', () => userEvent.click(screen.getByRole('dialog'))],
])('B11 %s closes the dialog and restores the focus', async (_, close) => {
  await open();
  await close();
  await waitFor(() => expect(dialog()).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
});

test('a dialog with a custom header is still named by its title', async () => {
  const element = await open({ hasHeader: false });
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
  await userEvent.click(element);
  await waitFor(() => expect(dialog()).not.toBeInTheDocument());
});

test('a click inside, or a drag that starts inside, keeps it open', async () => {
  const element = await open();
  await userEvent.click(screen.getByLabelText('Company'));
  await userEvent.pointer([
    { keys: '[MouseLeft>]', target: screen.getByLabelText('Company') },
    { keys: '[/MouseLeft]', target: element },
  ]);
  fireEvent.click(element);
  expect(dialog()).toBeInTheDocument();
});

test.each([
  ['stays open', 'declines', () => false],
  ['stays open', 'declines later', () => Promise.resolve(false)],
  ['closes', 'allows it', () => Promise.resolve()],
])('it %s if onCloseRequest %s', async (outcome, _, onCloseRequest) => {
  await open({ onCloseRequest });
  await userEvent.keyboard('{Escape}');
  expect(dialog() === null).toBe(outcome === 'closes');
});

test('the native cancel event calls onCloseRequest', async () => {
  const onCloseRequest = jest.fn(() => false);
  const element = await open({ onCloseRequest });
  const cancel = createEvent('cancel', element, { cancelable: true });
  fireEvent(element, cancel);
  expect(cancel.defaultPrevented).toBe(true);
  expect(onCloseRequest).toHaveBeenCalledTimes(1);
  expect(dialog()).toBeInTheDocument();
});

test('a native close event calls onClose', async () => {
  const element = await open();
  act(() => (element as HTMLDialogElement).close());
  expect(dialog()).not.toBeInTheDocument();
});

test('P8 the page behind does not scroll', async () => {
  await open();
  expect(document.documentElement).toHaveStyle({ overflowY: 'hidden' });
  await userEvent.keyboard('{Escape}');
  expect(document.documentElement).not.toHaveStyle({ overflowY: 'hidden' });
});

test('Escape in a dialog over another one closes only the upper', async () => {
  const [closeLower, closeUpper] = [jest.fn(), jest.fn()];
  const dialogs = (isUpperOpen: boolean) => (
    <Dialog title="Choose a service" onClose={closeLower}>
      {isUpperOpen && <Dialog title="Discard your details?" onClose={closeUpper} />}
    </Dialog>
  );
  renderWithTheme(dialogs(false)).rerender(dialogs(true));
  await userEvent.keyboard('{Escape}');
  expect([closeUpper, closeLower].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
});

test('its content is remounted each time', async () => {
  await open();
  await userEvent.type(screen.getByLabelText('Company'), 'Acme');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(screen.getByLabelText('Company')).toHaveValue('');
});

test('unmounting an open dialog unlocks scrolling', async () => {
  const { unmount } = renderWithTheme(<Dialog title="Choose a service" onClose={() => {}} />);
  unmount();
  expect(document.documentElement).not.toHaveStyle({ overflowY: 'hidden' });
});
