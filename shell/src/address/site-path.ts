type Address = Pick<Location, 'hash' | 'pathname'>;

/**
 * The path of the application that an address asks for. It stands after the hash; articles and the blog have pages of
 * their own besides, for those who read no hashes: `/blog/a-post/` is `/blog/a-post`. A plain anchor stays one.
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

/** The article a path opens, if it opens one. */
export function slugOf(path: string): string | undefined {
  const slug = /^\/blog\/([^/?#]+)/.exec(path)?.[1];
  try {
    return slug && decodeURIComponent(slug);
  } catch {
    return undefined;
  }
}
