import { aRegistryEntry } from '../remotes/testing/a-registry-entry';
import { firstView } from './first-view';

const entry = (container: string, routes: string[], pictures: { href: string; route: string }[] = []) =>
  aRegistryEntry({ container, routes, pictures });

const registry = {
  shell: '1',
  remotes: {
    site: entry('site', ['/', '/blog', '*'], [{ href: 'portrait.svg', route: '/' }]),
    blog: entry('blog', ['/blog']),
    admin: entry('admin', ['/admin']),
    booking: entry('booking', []),
    events: { ...entry('events', []), page: { path: '/events', title: 'Events' } },
  },
};

/** As in a page that needs none of these at first. */
const outlined = {
  ...registry,
  remotes: {
    ...registry.remotes,
    blog: { routes: ['/blog'] },
    admin: { routes: ['/admin'] },
    events: { routes: [], page: { path: '/events', title: 'Events' } },
  },
};

test.each([
  ['/', ['site'], ['portrait.svg']],
  ['/#services', ['site'], ['portrait.svg']],
  ['/blog', ['site', 'blog'], []],
  ['/blog/a-post?category=coaching', ['site', 'blog'], []],
  ['/admin/bookings', ['admin'], []],
  ['/nowhere', ['site'], []],
  ['/events/summer', ['site', 'events'], []],
])('R1 the first view of "%s" needs %j', (path, names, pictures) => {
  for (const page of [registry, outlined]) expect(firstView(page, path)).toEqual({ remotes: names, pictures });
});
