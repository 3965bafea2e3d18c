import type { Settings } from 'data-client';

/**
 * Returns the absolute form of a web address; undefined for an empty text and for other schemes such as `javascript:`.
 */
export function webAddress(text: string, base: string): string | undefined {
  const asked = text.trim();
  if (!asked || !URL.canParse(asked, base)) return undefined;
  const { href, protocol } = new URL(asked, base);
  return /^https?:$/.test(protocol) ? href : undefined;
}

/** The public address of the site. */
export const siteOf = ({ canonical_url }: Pick<Settings, 'canonical_url'>, siteAddress: string) =>
  webAddress(canonical_url, siteAddress) ?? siteAddress;

/** Returns the absolute address of a path of the site. */
export const inside = (site: string, path: string) => new URL(path, site.endsWith('/') ? site : `${site}/`).href;
