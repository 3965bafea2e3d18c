import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';

import { coachBookingElement } from './coach-booking-element';
import type { MountedForm, MountForm } from './form';

const mounted = { show: jest.fn(), unmount: jest.fn() };
const loaded = jest.fn((): MountedForm => mounted);
const load = jest.fn<Promise<{ mountForm: MountForm }>, [boolean | undefined]>();
const dispatch = jest.fn();
const elements = new Set<HTMLElement>();
const visitor = userEvent.setup();

/** Like the real one, whose callers need not handle a failure to preload. */
function handledFailure(): Promise<never> {
  const failure = Promise.reject<never>(new Error('no network'));
  failure.catch(() => {});
  return failure;
}

let comeNear = () => {};

class NearnessObserver {
  constructor(notice: (entries: { isIntersecting: boolean }[]) => void) {
    comeNear = () => notice([{ isIntersecting: true }]);
  }
  observe() {}
  disconnect() {}
}

type Widget = HTMLElement & { open(): Promise<boolean>; close(): void };

beforeAll(() => {
  // jsdom has neither constructable style sheets nor a layout for the intersection observer.
  CSSStyleSheet.prototype.replaceSync = () => {};
  Element.prototype.scrollIntoView = () => {};
  globalThis.IntersectionObserver = NearnessObserver as unknown as typeof IntersectionObserver;
  customElements.define('coach-booking', coachBookingElement(load, dispatch, elements));
});

beforeEach(() => {
  jest.clearAllMocks();
  load.mockReset().mockResolvedValue({ mountForm: loaded });
});
afterEach(() => document.body.replaceChildren());

function put(attributes: Record<string, string>) {
  const element = document.createElement('coach-booking') as Widget;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  document.body.append(element);
  const frame = element.shadowRoot?.querySelector<HTMLElement>('.frame');
  if (!frame) throw new Error('The element has no frame.');
  return { element, inside: within(frame) };
}

const shown = () => mounted.show.mock.lastCall?.[0];

test('X4 an inline form is loaded when it comes near, not before', async () => {
  put({ service: 'keynote' });
  expect(load).not.toHaveBeenCalled();
  comeNear();
  await waitFor(() => expect(shown()).toMatchObject({ mode: 'inline', options: { service: 'keynote' } }));
});

test.each([
  [360, '1080px'],
  [0, '0px'],
])('X4 an inline form of %i pixels reserves a height of %s, so none in a hidden tab', (width, height) => {
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(width);
  const { element } = put({});
  expect(element.shadowRoot?.querySelector<HTMLElement>('.frame')?.style.minHeight).toBe(height);
});

test('X4 a popup is a button that loads the form when it gets the focus', async () => {
  const { inside } = put({ mode: 'popup', label: 'Talk to Lena' });
  expect(load).not.toHaveBeenCalled();
  inside.getByRole('button', { name: 'Talk to Lena' }).focus();
  expect(load).toHaveBeenCalled();
  expect(loaded).not.toHaveBeenCalled();
});

test('X4 pressing the button opens the dialog, and closing it leaves the button', async () => {
  const { inside } = put({ mode: 'floating', service: 'business' });
  await visitor.click(inside.getByRole('button', { name: 'Book Consultation' }));
  await waitFor(() =>
    expect(shown()).toMatchObject({ mode: 'dialog', options: { service: 'business' }, isOpen: true }),
  );
  shown().onClose();
  expect(shown()).toMatchObject({ isOpen: false });
  expect(dispatch).toHaveBeenCalledWith(expect.anything(), 'close', { mode: 'floating' });
  await visitor.click(inside.getByRole('button', { name: 'Book Consultation' }));
  await waitFor(() => expect(shown()).toMatchObject({ isOpen: true }));
  expect(loaded).toHaveBeenCalledTimes(1);
});

test('X4 in Safari, which doesn’t focus a clicked button or link, the dialog can return the focus to the button', () => {
  const { element, inside } = put({ mode: 'popup' });
  inside.getByRole('button').click();
  expect(element.shadowRoot?.activeElement).toBe(inside.getByRole('button'));
});

test('X4 a form that does not load says so, and can be tried again without losing the focus', async () => {
  load.mockReturnValueOnce(handledFailure());
  const { element, inside } = put({});
  comeNear();
  expect(await inside.findByRole('alert')).toHaveTextContent('The booking form couldn’t be loaded.');
  await visitor.click(inside.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(mounted.show).toHaveBeenCalled());
  expect(inside.queryByRole('alert')).not.toBeInTheDocument();
  expect(document.activeElement).toBe(element);
});

test('X4 a form that does not arrive in its frame says so, in the page’s language, and starts again on request', async () => {
  loaded.mockReturnValueOnce({ ...mounted, loaded: Promise.reject(new Error('late')) });
  const { element, inside } = put({ mode: 'dialog', isolation: 'iframe', locale: 'de' });
  expect(await element.open()).toBe(false);
  expect(inside.getByRole('alert')).toHaveTextContent('Das Formular konnte nicht geladen werden.');
  expect([mounted.unmount.mock.calls.length, elements.has(element)]).toEqual([1, true]);
  await visitor.click(inside.getByRole('button', { name: 'Erneut versuchen' }));
  await waitFor(() => expect(loaded).toHaveBeenCalledTimes(2));
  expect(shown()).toMatchObject({ isOpen: true });
});

test('X4 a button whose form does not load stays usable, in the page’s language', async () => {
  load.mockImplementation(handledFailure);
  const { inside } = put({ mode: 'popup', locale: 'de' });
  const button = inside.getByRole('button', { name: 'Gespräch buchen' });
  await visitor.click(button);
  expect(await inside.findByRole('alert')).toHaveTextContent('Das Formular konnte nicht geladen werden.');
  expect(button).not.toHaveAttribute('aria-busy', 'true');
  load.mockResolvedValue({ mountForm: loaded });
  await visitor.click(button);
  await waitFor(() => expect(mounted.show).toHaveBeenCalled());
  expect(inside.queryByRole('alert')).not.toBeInTheDocument();
});

test('X4 a double click whose form does not load shows one error, and the button gets the focus back', async () => {
  load.mockImplementation(handledFailure);
  const { element, inside } = put({ mode: 'popup' });
  const button = inside.getByRole('button', { name: 'Book Consultation' });
  await visitor.dblClick(button);
  expect(await inside.findAllByRole('alert')).toHaveLength(1);
  await visitor.click(inside.getByRole('button', { name: 'Try again' }));
  expect(element.shadowRoot?.activeElement).toBe(button);
});

test('X4 another service, theme or language reaches the form that is open, and nothing typed is lost', async () => {
  const { element } = put({});
  comeNear();
  await waitFor(() => expect(mounted.show).toHaveBeenCalledTimes(1));
  element.setAttribute('service', 'executive');
  element.setAttribute('theme', 'dark');
  element.setAttribute('locale', 'de');
  expect(shown()).toMatchObject({ options: { service: 'executive', theme: 'dark', locale: 'de' } });
  expect(mounted.unmount).not.toHaveBeenCalled();
});

test('X4 the form stays mounted when mode, label or place change, until the element leaves the page', async () => {
  const { element, inside } = put({});
  comeNear();
  await waitFor(() => expect(mounted.show).toHaveBeenCalledTimes(1));
  element.setAttribute('mode', 'popup');
  element.setAttribute('label', 'Talk');
  expect(shown()).toMatchObject({ mode: 'dialog', isOpen: false });
  await visitor.click(inside.getByRole('button', { name: 'Talk' }));
  await waitFor(() => expect(shown()).toMatchObject({ mode: 'dialog', isOpen: true }));
  document.body.prepend(element);
  await Promise.resolve();
  expect([mounted.unmount.mock.calls.length, elements.size]).toEqual([0, 1]);
  element.remove();
  await Promise.resolve();
  expect([mounted.unmount.mock.calls.length, elements.size]).toEqual([1, 0]);
});

test('X4 an element that was in the page before the script has one button', () => {
  const late = document.createElement('late-booking');
  late.setAttribute('mode', 'popup');
  late.setAttribute('label', 'Talk');
  document.body.append(late);
  customElements.define('late-booking', coachBookingElement(load, dispatch, elements));
  expect(late.shadowRoot?.querySelectorAll('button')).toHaveLength(1);
});

test('X4 an element that left the page while its form was loading shows nothing', async () => {
  let arrive = (_: { mountForm: MountForm }) => {};
  load.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
  const { element } = put({ mode: 'dialog' });
  const opening = element.open();
  element.remove();
  arrive({ mountForm: loaded });
  expect(await opening).toBe(false);
  expect(loaded).not.toHaveBeenCalled();
});

test('X4 a script opens and closes the dialog, and learns when it could not be loaded', async () => {
  const { element } = put({ mode: 'dialog' });
  expect(await element.open()).toBe(true);
  expect(shown()).toMatchObject({ mode: 'dialog', isOpen: true });
  element.close();
  expect(shown()).toMatchObject({ isOpen: false });
  element.remove();
  load.mockReturnValueOnce(handledFailure());
  expect(await put({ mode: 'dialog' }).element.open()).toBe(false);
});

test('X4 with isolation another module is loaded, which keeps the form in a frame', async () => {
  put({ isolation: 'iframe' });
  comeNear();
  await waitFor(() => expect(load).toHaveBeenCalledWith(true));
});

test('X4 the element adds no content to the partner’s own page', () => {
  put({ mode: 'popup' });
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
