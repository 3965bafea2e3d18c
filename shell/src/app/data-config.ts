import type { DataConfig } from 'data-client';

/** Where the backend is, from the page: a build does not know. */
export function readDataConfig(page: Document = document): DataConfig {
  const block = page.getElementById('site-config')?.textContent;
  if (!block) throw new Error('The page carries no site-config.');
  const { supabaseUrl, supabaseKey } = JSON.parse(block) as { supabaseUrl: string; supabaseKey: string };
  return { url: supabaseUrl, key: supabaseKey };
}
