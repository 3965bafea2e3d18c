import { pageIn, pagePath, segmentOf, sitePath } from './site-path';

test.each([
  ['/', '', '/'],
  ['/index.html', '', '/'],
  ['/', '#/blog/a-post?q=x', '/blog/a-post?q=x'],
  ['/', '#/blog?search=vs.', '/blog?search=vs.'],
  ['/', '#/booking/a-link).', '/booking/a-link'],
  ['/', '#/booking/a-link%3E', '/booking/a-link'],
  ['/', '#/booking/a-link%22%3E.', '/booking/a-link'],
  ['/', '#/blog?search=%22vs%22', '/blog?search=%22vs%22'],
  ['/', '#about', '/#about'],
  ['/blog/', '', '/blog'],
  ['/blog/a-post/', '', '/blog/a-post'],
  ['/blog/a-post/index.html', '', '/blog/a-post'],
  ['/blog/a-post/', '#/admin', '/admin'],
])('R1 the address %s%s has the path %s', (pathname, hash, path) => {
  expect(sitePath({ pathname, hash })).toBe(path);
});

test.each([
  ['/blog/a-post?q=x', '/blog', 'a-post', undefined],
  ['/blog/%E0%A4%A', '/blog', undefined, undefined],
  ['/blog?category=x', '/blog', undefined, undefined],
  ['/services/keynote', '/services', undefined, 'keynote'],
  ['/#services', '/', undefined, undefined],
])('R1 the path %s has the segment %s, the article %s and the service %s', (path, segment, article, service) => {
  expect([segmentOf(path), pageIn('/blog', path), pageIn('/services', path)]).toEqual([segment, article, service]);
});

test.each([
  ['/book', '/'],
  ['/book/leadership', '/'],
  ['/booking/abc', '/booking/abc'],
  ['/blog/a-post?q=x', '/blog/a-post?q=x'],
])('the path %s shows the page at %s', (path, page) => {
  expect(pagePath(path)).toBe(page);
});
