import { aRegistryEntry } from '../remotes/testing/a-registry-entry';

const entry = (name: string, routes: string[], preloads: unknown[] = []) => ({
  ...aRegistryEntry({ entry: `/r/${name}/entry.js`, routes }),
  preloads,
});

/** Runs the script of a page with these remotes. */
function open(remotes: Record<string, unknown>) {
  const block = (id: string, content: unknown) =>
    `<script type="application/json" id="${id}">${JSON.stringify(content)}</script>`;
  document.head.innerHTML = block('site-config', { supabaseUrl: 'http://api.example', supabaseKey: 'key' });
  document.body.innerHTML = `${block('remote-registry', { shell: '1', remotes })}<button>Book</button>`;
  document.documentElement.dataset.rendered = '/';
  jest.isolateModules(() => require('./preload'));
}

const preloaded = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload]')].map(({ href }) => new URL(href).pathname);

beforeEach(() => {
  globalThis.fetch = jest.fn(async () => new Response('[]'));
});
test.each([
  ['null among its preloads', entry('site', ['/'], [null])],
  ['preloads that are no list', { ...entry('site', ['/']), preloads: 1 }],
])('X1 an entry with %s leaves the preloads of the others alone', (_what, damaged) => {
  open({
    'public-site': damaged,
    'blog-app': entry('blog', ['/'], [{ href: '/r/blog/view.js', integrity: 'sha384-y' }]),
  });
  expect(preloaded()).toEqual(expect.arrayContaining(['/r/blog/entry.js', '/r/blog/view.js']));
});

test.each([
  ['/', 'whole.js', 'frame.js'],
  ['/book', 'whole.js', 'frame.js'],
  ['/blog', 'frame.js', 'whole.js'],
])('X1 at %s the page preloads %s of a remote that has a smaller frame, and not %s', (path, wanted, other) => {
  location.hash = `#${path}`;
  const script = (file: string) => [{ href: `/r/site/${file}`, integrity: 'sha384-y' }];
  open({ 'public-site': { ...entry('site', ['/', '/blog'], script('whole.js')), frame: script('frame.js') } });
  location.hash = '';
  expect(preloaded()).toContain(`/r/site/${wanted}`);
  expect(preloaded()).not.toContain(`/r/site/${other}`);
});

test('X1 a damaged entry of the booking form does not break the first click', () => {
  const errors: unknown[] = [];
  addEventListener('error', ({ error }) => errors.push(error));
  open({ 'public-site': entry('site', ['/']), 'booking-widget': entry('booking', [], [null]) });
  document.querySelector('button')?.click();
  expect(errors).toEqual([]);
  expect(document.querySelector('button')).toHaveAttribute('aria-busy', 'true');
});
