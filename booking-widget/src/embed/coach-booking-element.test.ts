import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';

import { coachBookingElement } from './coach-booking-element';
import type { LoadedBooker } from './load-booker';

const mounted = { show: jest.fn(), unmount: jest.fn() };
const mountBooker = jest.fn(() => mounted);
const load = jest.fn<Promise<LoadedBooker>, []>();
const visitor = userEvent.setup();

let comeNear = () => {};

class NearnessObserver {
  constructor(notice: (entries: { isIntersecting: boolean }[]) => void) {
    comeNear = () => notice([{ isIntersecting: true }]);
  }
  observe() {}
  disconnect() {}
}

beforeAll(() => {
  // jsdom has neither style sheets that are made by scripts nor a layout to be near in.
  CSSStyleSheet.prototype.replaceSync = () => {};
  globalThis.IntersectionObserver = NearnessObserver as unknown as typeof IntersectionObserver;
  customElements.define('coach-booking', coachBookingElement(load));
});

beforeEach(() => {
  jest.clearAllMocks();
  load.mockResolvedValue({ mountBooker, config: { url: 'http://backend.test', key: 'key' } });
});
afterEach(() => document.body.replaceChildren());

function put(attributes: Record<string, string>) {
  const element = document.createElement('coach-booking');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  document.body.append(element);
  const frame = element.shadowRoot?.querySelector<HTMLElement>('.frame');
  if (!frame) throw new Error('The element has no frame.');
  return { element, inside: within(frame) };
}

test('X4 an inline booker is loaded when it comes near, not before', async () => {
  put({ service: 'keynote' });
  expect(load).not.toHaveBeenCalled();
  comeNear();
  await waitFor(() => expect(mounted.show).toHaveBeenCalledWith({ mode: 'inline', service: 'keynote' }));
});

test('X4 a popup is a button that warms up when somebody points at it', async () => {
  const { inside } = put({ mode: 'popup', label: 'Talk to Lena' });
  expect(load).not.toHaveBeenCalled();
  await visitor.hover(inside.getByRole('button', { name: 'Talk to Lena' }));
  expect(load).toHaveBeenCalled();
  expect(mountBooker).not.toHaveBeenCalled();
});

test('X4 pressing the button opens the dialog, and closing it leaves the button', async () => {
  const { inside } = put({ mode: 'floating', service: 'business' });
  await visitor.click(inside.getByRole('button', { name: 'Book Consultation' }));
  await waitFor(() =>
    expect(mounted.show).toHaveBeenCalledWith(
      expect.objectContaining({ mode: 'dialog', service: 'business', isOpen: true }),
    ),
  );
  mounted.show.mock.lastCall?.[0].onClose();
  expect(mounted.show).toHaveBeenLastCalledWith(expect.objectContaining({ isOpen: false }));
  await visitor.click(inside.getByRole('button', { name: 'Book Consultation' }));
  await waitFor(() => expect(mounted.show).toHaveBeenLastCalledWith(expect.objectContaining({ isOpen: true })));
  expect(mountBooker).toHaveBeenCalledTimes(1);
});

test('X4 a booker that does not load says so, and can be tried again', async () => {
  load.mockRejectedValueOnce(new Error('no network'));
  const { inside } = put({});
  comeNear();
  expect(await inside.findByRole('alert')).toHaveTextContent('The booking form could not be loaded.');
  await visitor.click(inside.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(mounted.show).toHaveBeenCalled());
});

test('X4 a button whose booker does not load stays usable', async () => {
  load.mockRejectedValue(new Error('no network'));
  const { inside } = put({ mode: 'popup' });
  await visitor.click(inside.getByRole('button', { name: 'Book Consultation' }));
  expect(await inside.findByRole('alert')).toHaveTextContent('The booking form could not be loaded.');
  load.mockResolvedValue({ mountBooker, config: { url: 'http://backend.test', key: 'key' } });
  await visitor.click(inside.getByRole('button', { name: 'Book Consultation' }));
  await waitFor(() => expect(mounted.show).toHaveBeenCalled());
  expect(inside.queryByRole('alert')).not.toBeInTheDocument();
});

test('X4 a changed attribute changes the element, and leaving the page takes the booker down', async () => {
  const { element, inside } = put({});
  comeNear();
  await waitFor(() => expect(mounted.show).toHaveBeenCalledTimes(1));
  element.setAttribute('mode', 'popup');
  expect(mounted.unmount).toHaveBeenCalledTimes(1);
  await visitor.click(inside.getByRole('button', { name: 'Book Consultation' }));
  await waitFor(() => expect(mounted.show).toHaveBeenCalledTimes(2));
  element.remove();
  expect(mounted.unmount).toHaveBeenCalledTimes(2);
});

test('X4 nothing of the element is in the partner’s own page', () => {
  put({ mode: 'popup' });
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
