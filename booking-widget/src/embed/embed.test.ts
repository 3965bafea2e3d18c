beforeAll(() => {
  CSSStyleSheet.prototype.replaceSync = () => {};
});
afterEach(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
});

function loadScript({ into, ...data }: { into: HTMLElement } & Record<string, unknown>) {
  const script = Object.assign(document.createElement('script'), {
    type: 'text/plain',
    src: 'http://partner.test/embed.js',
  });
  Object.assign(script.dataset, data);
  into.append(script);
  jest.isolateModules(() => {
    require('./embed');
  });
  return script;
}

const elements = () => [...document.querySelectorAll('coach-booking')];

test('X4 the script tag alone shows the booker where the tag stands', () => {
  const paragraph = document.body.appendChild(document.createElement('div'));
  const script = loadScript({ into: paragraph });
  expect(script.nextElementSibling).toBe(elements()[0]);
  expect(elements()).toHaveLength(1);
});

test('X4 what the tag says is what the element gets', () => {
  loadScript({ into: document.body, mode: 'popup', service: 'keynote', label: 'Talk to Lena' });
  expect(elements().map((element) => ['mode', 'service', 'label'].map((name) => element.getAttribute(name)))).toEqual([
    ['popup', 'keynote', 'Talk to Lena'],
  ]);
});

test('X4 a page that wrote the element itself gets no second one', () => {
  document.body.append(document.createElement('coach-booking'));
  loadScript({ into: document.body });
  expect(elements()).toHaveLength(1);
});

test('X4 a tag in the head shows nothing by itself, unless it says how', () => {
  loadScript({ into: document.head });
  expect(elements()).toHaveLength(0);
  document.head.replaceChildren();
  loadScript({ into: document.head, mode: 'floating' });
  expect(elements().map((element) => element.parentElement)).toEqual([document.body]);
});
