type Address = Pick<Location, 'hash' | 'pathname'>;

/**
 * Returns the application's path in an address. It follows the hash; the blog and its articles also have static pages:
 * `/blog/a-post/` is `/blog/a-post`. A plain anchor is left alone.
 */
export function sitePath({ hash, pathname }: Address): string {
  if (hash.startsWith('#/')) return hash.slice(1);
  return (pathname.replace(/\/(index\.html)?$/, '') || '/') + hash;
}

/** First segment: `/blog/a-post?q=x` → `/blog`, `/#services` → `/`. */
export function segmentOf(path: string): string {
  const [, segment = ''] = path.split(/[#?]/)[0]?.split('/') ?? [];
  return `/${segment}`;
}

/** The path of the page to show: `/book` and `/book/<service>` open the booking dialog over the landing page. */
export const pagePath = (path: string): string => (segmentOf(path) === '/book' ? '/' : path);

/** The slug of the article that a path opens. */
export function slugOf(path: string): string | undefined {
  const slug = /^\/blog\/([^/?#]+)/.exec(path)?.[1];
  try {
    return slug && decodeURIComponent(slug);
  } catch {
    return undefined;
  }
}
