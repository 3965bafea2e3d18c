import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button, Dialog, type DialogProps } from 'shared-ui';
import { renderWithTheme } from 'shared-ui/testing';

type ExampleProps = Pick<DialogProps, 'onCloseRequest'>;

/** A page with two dialogs. The first can open the second. */
function Example({ onCloseRequest }: ExampleProps) {
  const [open, setOpen] = useState<'service' | 'booking' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <Button onClick={() => setOpen('service')}>Learn More</Button>
      {open === 'service' && (
        <Dialog title="Leadership Coaching" onClose={close} closesOnBack>
          <Button onClick={() => setOpen('booking')}>Book</Button>
        </Dialog>
      )}
      {open === 'booking' && <Dialog title="Booking" onClose={close} {...{ onCloseRequest }} closesOnBack />}
    </>
  );
}

const router = { usr: null, key: 'first', idx: 0 };
const back = () => act(() => window.history.back());
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const dialog = (name: string) => screen.queryByRole('dialog', { name });

async function openService(props: ExampleProps = {}) {
  window.history.pushState(router, '', '#/before');
  window.history.pushState({ ...router, key: 'second', idx: 1 }, '', '#/here');
  renderWithTheme(<Example {...props} />);
  await press('Learn More');
}

// The first test of the file, because only the first dialog after a load finds such an entry.
test('a dialog takes over the history entry of a dialog that was open at a reload', async () => {
  window.history.pushState(router, '', '#/here');
  window.history.pushState({ ...router, 'dialog-step': 'before the reload' }, '');
  const entries = window.history.length;
  renderWithTheme(<Example />);
  await press('Learn More');
  expect(window.history).toHaveLength(entries);
  await press('Close');
  await waitFor(() => expect(window.history.state).toEqual(router));
});

test('R1 Back closes a dialog without leaving the page', async () => {
  await openService();
  expect(window.history.state).toMatchObject({ key: 'second', idx: 1 });
  back();
  await waitFor(() => expect(dialog('Leadership Coaching')).not.toBeInTheDocument());
  expect(window.location.hash).toBe('#/here');
  expect(screen.getByRole('button', { name: 'Learn More' })).toHaveFocus();
});

test('R1 a dialog that closes after a navigation leaves the new page alone', async () => {
  await openService();
  const goBack = jest.spyOn(window.history, 'back');
  window.history.pushState({ ...router, key: 'third', idx: 2 }, '', '#/there');
  await press('Close');
  // Later than the timer of the dialog.
  await new Promise((resolve) => setTimeout(resolve));
  expect(goBack).not.toHaveBeenCalled();
});

test('R1 after closing a dialog, one Back leaves the page', async () => {
  await openService();
  await press('Close');
  await waitFor(() => expect(window.history.state).toEqual({ ...router, key: 'second', idx: 1 }));
  back();
  await waitFor(() => expect(window.location.hash).toBe('#/before'));
});

test('R1 a dialog that opens while the entry of another one is being removed stays open until Back', async () => {
  await openService();
  const goBack = window.history.back.bind(window.history);
  jest.spyOn(window.history, 'back').mockImplementationOnce(() => {
    goBack();
    fireEvent.click(screen.getByRole('button', { name: 'Learn More' }));
  });
  const removed = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  await press('Close');
  await removed;
  await waitFor(() => expect(window.history.state).toHaveProperty('dialog-step'));
  expect(dialog('Leadership Coaching')).toBeVisible();
  back();
  await waitFor(() => expect(dialog('Leadership Coaching')).not.toBeInTheDocument());
  expect(window.history.state).toEqual({ ...router, key: 'second', idx: 1 });
});

test('B11 Back asks for confirmation every time, and declining keeps the dialog open', async () => {
  const onCloseRequest = jest.fn(() => Promise.resolve(false));
  await openService({ onCloseRequest });
  await press('Book');
  back();
  await waitFor(() => expect(onCloseRequest).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(window.history.state).toHaveProperty('dialog-step'));
  back();
  await waitFor(() => expect(onCloseRequest).toHaveBeenCalledTimes(2));
  expect(dialog('Booking')).toBeVisible();
  expect(window.location.hash).toBe('#/here');
});

test('B11 a second Back while the visitor is asked asks again instead of leaving the page', async () => {
  const onCloseRequest = jest.fn(() => new Promise<boolean>(() => {}));
  await openService({ onCloseRequest });
  await press('Book');
  back();
  await waitFor(() => expect(onCloseRequest).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(window.history.state).toHaveProperty('dialog-step'));
  back();
  await waitFor(() => expect(onCloseRequest).toHaveBeenCalledTimes(2));
  expect(dialog('Booking')).toBeVisible();
  expect(window.location.hash).toBe('#/here');
});

test('L5 a booking dialog opened from a service dialog closes with one Back', async () => {
  await openService();
  await press('Book');
  expect(dialog('Booking')).toBeVisible();
  back();
  await waitFor(() => expect(dialog('Booking')).not.toBeInTheDocument());
  expect(window.history.state).toEqual({ ...router, key: 'second', idx: 1 });
});
