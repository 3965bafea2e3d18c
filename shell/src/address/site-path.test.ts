import { pagePath, segmentOf, sitePath, slugOf } from './site-path';

test.each([
  ['/', '', '/'],
  ['/index.html', '', '/'],
  ['/', '#/blog/a-post?q=x', '/blog/a-post?q=x'],
  ['/', '#about', '/#about'],
  ['/blog/', '', '/blog'],
  ['/blog/a-post/', '', '/blog/a-post'],
  ['/blog/a-post/index.html', '', '/blog/a-post'],
  ['/blog/a-post/', '#/admin', '/admin'],
])('R1 the address %s%s has the path %s', (pathname, hash, path) => {
  expect(sitePath({ pathname, hash })).toBe(path);
});

test.each([
  ['/blog/a-post?q=x', '/blog', 'a-post'],
  ['/blog/%E0%A4%A', '/blog', undefined],
  ['/blog?category=x', '/blog', undefined],
  ['/#services', '/', undefined],
])('R1 the path %s has the segment %s and the slug %s', (path, segment, slug) => {
  expect([segmentOf(path), slugOf(path)]).toEqual([segment, slug]);
});

test.each([
  ['/book', '/'],
  ['/book/leadership', '/'],
  ['/booking/abc', '/booking/abc'],
  ['/blog/a-post?q=x', '/blog/a-post?q=x'],
])('issue 15: the path %s shows the page at %s', (path, page) => {
  expect(pagePath(path)).toBe(page);
});
