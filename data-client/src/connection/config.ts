/** Where the backend is: the Supabase address without a trailing slash, and the publishable key a browser may know. */
export type DataConfig = { url: string; key: string };

/** The configuration a page carries in its block `site-config`; no build knows where the backend is. */
export function readDataConfig(page: Document = document): DataConfig {
  const block = page.getElementById('site-config')?.textContent;
  if (!block) throw new Error('The page carries no site-config.');
  const { supabaseUrl, supabaseKey } = JSON.parse(block) as { supabaseUrl: string; supabaseKey: string };
  return { url: supabaseUrl, key: supabaseKey };
}
