import type { RegistryEntry } from '../registry';

/** The registry's entry of a remote, by default of the blog. */
export const aRegistryEntry = (over: Partial<RegistryEntry> = {}): RegistryEntry => ({
  version: '1.0.0-abc',
  contract: 1,
  container: 'blog_app',
  entry: 'r/blog-app/1.0.0-abc/app.js',
  integrity: 'sha384-abc',
  preloads: [],
  routes: ['/blog'],
  pictures: [],
  ...over,
});
