// `npm run publish:pages`: reads what is published from the backend, and renders every page of the site anew with it.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { loadPrerender, prerenderFile, publishedFile, siteAddressFrom } from './render-pages.mjs';
import { siteConfigFrom } from './site-config.mjs';
import { siteFolder } from './site-folder.mjs';
import { replaceFile, writePages } from './write-pages.mjs';

/** As many rows as a hosted project answers at once, and few enough for a slow line. */
const rowsAtOnce = 200;

const answerWithinMs = 30_000;

if (!existsSync(path.join(siteFolder, prerenderFile))) {
  console.error(`There is no site in ${siteFolder} yet: npm run build.`);
  process.exit(1);
}
const { supabaseUrl: url, supabaseKey: key } = siteConfigFrom(process.env);
try {
  const prerender = loadPrerender(siteFolder);
  const settings = await read(prerender.publicSettingsUrl({ url, key }));
  const posts = await readAll((from) => prerender.wholePostsUrl({ url, key }, { from, limit: rowsAtOnce }));
  const published = { backend: url, settings, posts, siteAddress: siteAddressFrom(process.env) };
  replaceFile(path.join(siteFolder, publishedFile), JSON.stringify(published));
  await writePages(siteFolder);
  console.log(`${posts.length} articles are published as pages.`);
} catch (error) {
  // What was published before stays.
  console.error(`Nothing was published: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}

/** @param {(from: number) => string} urlFrom */
async function readAll(urlFrom) {
  /** @type {unknown[]} */
  const rows = [];
  for (;;) {
    const page = await read(urlFrom(rows.length));
    rows.push(...page);
    if (page.length < rowsAtOnce) return rows;
  }
}

/**
 * @param {string} address
 * @returns {Promise<unknown[]>}
 */
async function read(address) {
  const response = await fetch(address, { headers: { apikey: key }, signal: AbortSignal.timeout(answerWithinMs) });
  if (!response.ok) throw new Error(`${new URL(address).origin} answered ${response.status}.`);
  const rows = await response.json();
  if (!Array.isArray(rows)) throw new Error(`${new URL(address).origin} answered no rows.`);
  return rows;
}
