import { screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';

import { takeBrowsersAbortController } from '../testing/abort-controller';
import { scriptInterface, type ScriptInterface } from './script-interface';

const load = jest.fn(() => Promise.resolve());
const done: string[] = [];
let canLoad = true;

class FakeWidget extends HTMLElement {
  connectedCallback() {
    elements.add(this);
  }
  open() {
    const said = this.getAttributeNames().map((name) => `${name}=${this.getAttribute(name)}`);
    done.push(`open ${said.sort().join(' ')}`);
    return Promise.resolve(canLoad);
  }
  close() {
    done.push('close');
  }
}

const pageEvents = new EventTarget();
const elements = new Set<HTMLElement>();
let page: ScriptInterface;

beforeAll(() => {
  takeBrowsersAbortController();
  customElements.define('fake-widget', FakeWidget);
});
beforeEach(() => {
  page = scriptInterface('fake-widget', load, pageEvents, elements);
});
afterEach(() => {
  page.destroy();
  document.body.replaceChildren();
  done.length = 0;
  canLoad = true;
  jest.clearAllMocks();
});

const widgets = () => document.querySelectorAll('fake-widget');

test('X4 calls made before the script has loaded run once it has', async () => {
  page.push(['open', { service: 'keynote' }], ['close'], ['no-such-call']);
  expect(done).toEqual(['open mode=dialog service=keynote', 'close']);
});

test('X4 the page has one dialog, and its options can change and go', async () => {
  page.update({ theme: 'dark', service: 'keynote' });
  await page.open();
  page.update({ theme: undefined });
  await page.open({ service: 'executive' });
  expect(done).toEqual(['open mode=dialog service=keynote theme=dark', 'open mode=dialog service=executive']);
  expect(widgets()).toHaveLength(1);
});

test('X4 a marked link preloads on hover and opens the dialog with its own attributes, and the next one starts empty', async () => {
  document.body.innerHTML = `
    <a href="#elsewhere" data-coach-booking="keynote" data-coach-locale="de" data-coach-first-name="Mia"><b>Book a keynote</b></a>
    <button data-coach-booking>Book</button>`;
  const visitor = userEvent.setup();
  await visitor.hover(screen.getByText('Book a keynote'));
  expect(load).toHaveBeenCalled();
  await visitor.click(screen.getByText('Book a keynote'));
  await visitor.click(screen.getByRole('button', { name: 'Book' }));
  expect(done).toEqual(['open first-name=Mia locale=de mode=dialog service=keynote', 'open mode=dialog']);
  expect(location.hash).toBe('');
});

test('X4 in Safari, which doesn’t focus a clicked button or link, the dialog can return the focus to the marked link', () => {
  document.body.innerHTML = '<a href="#elsewhere" data-coach-booking>Book</a>';
  screen.getByRole('link').click();
  expect(screen.getByRole('link')).toHaveFocus();
});

test('X4 a marked link stays a link for a new tab, if the page handled the click, and if the form cannot load', async () => {
  document.body.innerHTML = '<a href="#elsewhere" data-coach-booking>Book</a>';
  const visitor = userEvent.setup();
  const link = screen.getByRole('link');
  await visitor.keyboard('{Control>}');
  await visitor.click(link);
  await visitor.keyboard('{/Control}');
  link.addEventListener('click', (event) => event.preventDefault(), { once: true });
  await visitor.click(link);
  expect(done).toEqual([]);
  location.hash = '';
  canLoad = false;
  await visitor.click(link);
  await waitFor(() => expect(location.hash).toBe('#elsewhere'));
  location.hash = '';
});

test('X4 a page gets the events it subscribed to until it unsubscribes', () => {
  const onSuccess = jest.fn();
  page.on('bookingsuccess', onSuccess);
  pageEvents.dispatchEvent(new CustomEvent('bookingsuccess'));
  page.off('bookingsuccess', onSuccess);
  pageEvents.dispatchEvent(new CustomEvent('bookingsuccess'));
  expect(onSuccess).toHaveBeenCalledTimes(1);
});

test('X4 destroy removes elements and listeners, and marked links become plain links', async () => {
  const onReady = jest.fn();
  document.body.innerHTML = '<fake-widget></fake-widget><a href="#elsewhere" data-coach-booking>Book</a>';
  page.on('ready', onReady);
  page.update({});
  page.destroy();
  pageEvents.dispatchEvent(new CustomEvent('ready'));
  await userEvent.click(screen.getByRole('link'));
  expect([widgets().length, onReady.mock.calls.length, done.length]).toEqual([0, 0, 0]);
  location.hash = '';
});

test('X4 destroy while the form of a marked link loads does not leave the page', async () => {
  document.body.innerHTML = '<a href="#elsewhere" data-coach-booking>Book</a>';
  canLoad = false;
  screen.getByRole('link').click();
  page.destroy();
  await new Promise((resolve) => setTimeout(resolve));
  expect([done.length, location.hash]).toEqual([1, '']);
});
