import { publishableKey } from '../../local-stack/backend/local-keys.mjs';

/**
 * What a page knows about its surroundings at run time, so that a build can go anywhere.
 *
 * @typedef {{ supabaseUrl: string, supabaseKey: string, embedUrl: string, hasRealtime?: boolean }} SiteConfig
 */

/**
 * The embedded backend of `npm start`. Its key is public, as every publishable key.
 *
 * @type {SiteConfig}
 */
export const defaultSiteConfig = {
  supabaseUrl: 'http://localhost:54321',
  supabaseKey: publishableKey,
  // Where partners get the booking widget's script: its own origin.
  embedUrl: 'http://localhost:3002',
};

/**
 * @param {NodeJS.ProcessEnv} environment
 * @returns {SiteConfig}
 */
export function siteConfigFrom({ SUPABASE_URL, SUPABASE_KEY, EMBED_URL, SUPABASE_REALTIME }) {
  return {
    // Only a backend that has realtime is asked for it: a browser writes every refused connection into its console.
    hasRealtime: SUPABASE_REALTIME ? SUPABASE_REALTIME === 'on' : /\.supabase\.co\/*$/.test(SUPABASE_URL ?? ''),
    supabaseUrl: (SUPABASE_URL || defaultSiteConfig.supabaseUrl).replace(/\/+$/, ''),
    supabaseKey: SUPABASE_KEY || defaultSiteConfig.supabaseKey,
    embedUrl: (EMBED_URL || defaultSiteConfig.embedUrl).replace(/\/+$/, ''),
  };
}

/**
 * JSON inside HTML: a data block, which a content security policy leaves alone.
 *
 * @param {string} id
 * @param {unknown} value
 */
export function jsonBlock(id, value) {
  const json = JSON.stringify(value).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${id}">${json}</script>`;
}
