/** Where the backend is: the Supabase address without a trailing slash, and the publishable key a browser may know. */
export type DataConfig = {
  url: string;
  key: string;
  /** Whether the backend tells of new rows by itself (Supabase Realtime). */
  hasRealtime?: boolean;
};

type SiteConfig = { supabaseUrl: string; supabaseKey: string; hasRealtime?: boolean };

/** The configuration a page carries in its block `site-config`; no build knows where the backend is. */
export function readDataConfig(page: Document = document): DataConfig {
  const block = page.getElementById('site-config')?.textContent;
  if (!block) throw new Error('The page carries no site-config.');
  const { supabaseUrl, supabaseKey, hasRealtime } = JSON.parse(block) as SiteConfig;
  return { url: supabaseUrl, key: supabaseKey, hasRealtime };
}
