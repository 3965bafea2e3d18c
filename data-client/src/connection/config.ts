/** The Supabase address without a trailing slash, and the publishable key. */
export type DataConfig = {
  url: string;
  key: string;
  /** Whether the backend has Supabase Realtime. */
  hasRealtime?: boolean;
  /** The origin of the embed script. Without it, the site has no page for partners. */
  embedUrl?: string;
  /** The file with the services that the site was last published with; only the composed page knows it. */
  publishedServices?: string;
};

type SiteConfig = Pick<DataConfig, 'hasRealtime' | 'embedUrl'> & {
  supabaseUrl: string;
  supabaseKey: string;
  /** The origins that remotes may be overridden from: usually none. */
  overrideOrigins?: string[];
};

/** Reads the page's `site-config` block. Builds do not contain it. */
export function readSiteConfig(): SiteConfig {
  const block = document.getElementById('site-config')?.textContent;
  if (!block) throw new Error('The page has no site-config block.');
  return JSON.parse(block) as SiteConfig;
}

export function readDataConfig(): DataConfig {
  const { supabaseUrl, supabaseKey, ...others } = readSiteConfig();
  return { url: supabaseUrl, key: supabaseKey, ...others, publishedServices: '/services.json' };
}
