/** The Supabase address without a trailing slash, and the publishable key. */
export type DataConfig = {
  url: string;
  key: string;
  /** Whether the backend has Supabase Realtime. */
  hasRealtime?: boolean;
  /** The file with the services that the site was last published with; only the composed page knows it. */
  publishedServices?: string;
};

type SiteConfig = { supabaseUrl: string; supabaseKey: string; hasRealtime?: boolean };

/** Reads the configuration from the page's `site-config` block. Builds do not contain it. */
export function readDataConfig(): DataConfig {
  const block = document.getElementById('site-config')?.textContent;
  if (!block) throw new Error('The page has no site-config block.');
  const { supabaseUrl, supabaseKey, hasRealtime } = JSON.parse(block) as SiteConfig;
  return { url: supabaseUrl, key: supabaseKey, hasRealtime, publishedServices: '/services.json' };
}
