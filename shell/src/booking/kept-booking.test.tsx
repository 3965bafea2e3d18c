import { act, screen } from '@testing-library/react';
import type { BookingDialogProps } from 'booking-widget/contract';
import type { ComponentType } from 'react';
import { arriveBy, heading, openApp, testApps } from '../app/testing/open-app';

const storedForms = () => Object.keys(sessionStorage);

const openWith = (BookingDialog: ComponentType<BookingDialogProps>) =>
  openApp('#/', { ...testApps, 'booking-widget': { ...testApps['booking-widget']!, BookingDialog } });

/** A visitor with an open form that reports its input leaves the page. */
async function leaveWith(draft: string | undefined) {
  const { user } = openWith(({ service, onDraft, onClose }) => (
    <dialog open aria-label="Book">
      {service}
      <button type="button" onClick={() => onDraft?.(draft)}>
        Enter
      </button>
      <button type="button" onClick={onClose}>
        Discard
      </button>
    </dialog>
  ));
  await user.click(await screen.findByRole('button', { name: 'Book Consultation' }));
  await user.click(await screen.findByRole('button', { name: 'Enter' }));
  return user;
}

const leavePage = () => act(() => void window.dispatchEvent(new Event('pagehide')));

const restored = () =>
  openWith(({ service, draft }) => <dialog open aria-label="Book">{`${service}: ${draft}`}</dialog>);

beforeEach(() => sessionStorage.clear());

test('a form is stored only while the page is left, and forgotten after booking or discarding', async () => {
  const user = await leaveWith('Maren');
  expect(storedForms()).toEqual([]);
  leavePage();
  expect(storedForms()).toEqual(['booking-draft']);
  act(() => void window.dispatchEvent(new Event('pageshow')));
  expect(storedForms()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  leavePage();
  expect(storedForms()).toEqual([]);
});

test('a completed booking is not stored', async () => {
  await leaveWith(undefined);
  leavePage();
  expect(storedForms()).toEqual([]);
});

test('a reload opens the form again with its input', async () => {
  sessionStorage.setItem('booking-draft', JSON.stringify({ service: 'executive', draft: 'Maren' }));
  arriveBy('reload');
  restored();
  expect(await screen.findByRole('dialog', { name: 'Book' })).toHaveTextContent('executive: Maren');
  expect(storedForms()).toEqual([]);
});

test.each(['navigate', 'back_forward'] as const)('a visit by %s forgets the form', async (type) => {
  sessionStorage.setItem('booking-draft', JSON.stringify({ service: 'executive', draft: 'Maren' }));
  arriveBy(type);
  restored();
  await heading('Landing');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(storedForms()).toEqual([]);
});
