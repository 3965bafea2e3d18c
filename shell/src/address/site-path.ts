/**
 * Returns the application's path in an address. It follows the hash; the blog, articles and services also have static
 * pages: `/blog/a-post/` is `/blog/a-post`. A plain anchor is left alone. Leaves out the punctuation, `>` and `"` that email
 * programs take for a part of a link.
 */
export function sitePath({ hash, pathname }: Pick<Location, 'hash' | 'pathname'>): string {
  if (hash.startsWith('#/')) return hash.slice(1).replace(/(?<=^[^?]*)([).,;]|%3E|%22)+$/, '');
  return (pathname.replace(/\/(index\.html)?$/, '') || '/') + hash;
}

/** First segment: `/blog/a-post?q=x` → `/blog`, `/#services` → `/`. */
export function segmentOf(path: string): string {
  const [, segment = ''] = path.split(/[#?]/)[0]?.split('/') ?? [];
  return `/${segment}`;
}

/** The path of the page to show: `/book` and `/book/<service>` open the booking dialog over the landing page. */
export const pagePath = (path: string): string => (segmentOf(path) === '/book' ? '/' : path);

/** The article or service that a path opens: its slug or id. */
export function pageIn(folder: '/blog' | '/services', path: string): string | undefined {
  const [, segment, name] = path.split(/[?#]/)[0]?.split('/') ?? [];
  try {
    return `/${segment}` === folder && name ? decodeURIComponent(name) : undefined;
  } catch {
    return undefined;
  }
}
