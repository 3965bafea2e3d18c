import { pathToFileURL } from 'node:url';
import { takeBrowsersAbortController } from '../testing/abort-controller';

beforeAll(() => {
  takeBrowsersAbortController();
  CSSStyleSheet.prototype.replaceSync = () => {};
  globalThis.IntersectionObserver = class {
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});
afterEach(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
});

function addTag({ into, ...data }: { into: HTMLElement } & Record<string, unknown>) {
  const src = pathToFileURL(require.resolve('./embed')).href;
  const script = Object.assign(document.createElement('script'), { type: 'text/plain', src });
  Object.assign(script.dataset, data);
  into.append(script);
  return script;
}

/** Runs the script as a browser does: with its tag in the page. */
function loadScript(tag: Parameters<typeof addTag>[0]) {
  const script = addTag(tag);
  jest.isolateModules(() => {
    require('./embed');
  });
  return script;
}

const elements = () => [...document.querySelectorAll('coach-booking')];

test('X4 the script tag alone renders the form in place of the tag', () => {
  const paragraph = document.body.appendChild(document.createElement('div'));
  const script = loadScript({ into: paragraph });
  expect(script.nextElementSibling).toBe(elements()[0]);
  expect(elements()).toHaveLength(1);
});

test('X4 the script tag’s attributes are copied to the element', () => {
  loadScript({ into: document.body, mode: 'popup', service: 'keynote', label: 'Talk to Lena', firstName: 'Maren' });
  const names = ['mode', 'service', 'label', 'first-name'];
  expect(elements().map((element) => names.map((name) => element.getAttribute(name)))).toEqual([
    ['popup', 'keynote', 'Talk to Lena', 'Maren'],
  ]);
});

test.each([
  ['mode', 'popup', 'floating'],
  ['service', 'keynote', 'executive'],
])('X4 two tags that differ in their %s are two forms', (name, first, second) => {
  addTag({ into: document.body, [name]: first });
  loadScript({ into: document.body, [name]: second });
  expect(elements().map((element) => element.getAttribute(name))).toEqual([first, second]);
});

test('X4 a page with its own element or marked links gets no second form', () => {
  document.body.append(document.createElement('coach-booking'));
  loadScript({ into: document.body });
  expect(elements()).toHaveLength(1);
  document.body.innerHTML = '<a href="/book" data-coach-booking>Book</a>';
  loadScript({ into: document.body });
  expect(elements()).toHaveLength(0);
});

test('X4 a tag in the head renders nothing unless it names a mode', () => {
  loadScript({ into: document.head });
  expect(elements()).toHaveLength(0);
  document.head.replaceChildren();
  loadScript({ into: document.head, mode: 'floating' });
  expect(elements().map((element) => element.parentElement)).toEqual([document.body]);
});
