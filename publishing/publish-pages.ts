// `npm run publish:pages`: reads the published content from the backend and renders all pages of the site.
import path from 'node:path';
import { readArguments } from 'config/read-arguments';
import { runCommand, UserError } from 'config/run-command';
import { requireSite } from './command-line.ts';
import { replaceFile } from 'config/files';
import { readRegistry } from './registry.ts';
import { loadPrerender, publishedRowsFile } from './render-pages.ts';
import { siteFolder } from './site-folder.ts';
import { newSiteSettings, writeSiteSettings } from './site-settings.ts';
import { writePages } from './write-pages.ts';

/** The maximum number of rows in a response of a hosted project, and small enough for a slow connection. */
const rowsAtOnce = 200;

const answerWithinMs = 30_000;

await runCommand(async () => {
  readArguments('npm run publish:pages', {});
  requireSite(siteFolder);
  const siteSettings = newSiteSettings(siteFolder, process.env);
  writeSiteSettings(siteFolder, siteSettings);
  const { supabaseUrl: url, supabaseKey: key } = siteSettings;
  const prerender = loadPrerender(siteFolder, readRegistry(siteFolder).shell);
  const read = (address: string) => readRows(address, key);
  const settings = await read(prerender.publicSettingsUrl({ url, key }));
  const services = await read(prerender.wholeServicesUrl({ url, key }));
  const posts = await readAll((from) => read(prerender.wholePostsUrl({ url, key }, { from, limit: rowsAtOnce })));
  replaceFile(path.join(siteFolder, publishedRowsFile), JSON.stringify({ backend: url, settings, services, posts }));
  await writePages(siteFolder);
  console.log(
    posts.length === 1 ? '1 article is published as a page.' : `${posts.length} articles are published as pages.`,
  );
});

async function readAll(readFrom: (from: number) => Promise<unknown[]>) {
  const rows: unknown[] = [];
  for (;;) {
    const page = await readFrom(rows.length);
    rows.push(...page);
    if (page.length < rowsAtOnce) return rows;
  }
}

/** @throws {UserError} if the backend does not answer with rows; what was published before stays */
async function readRows(address: string, key: string): Promise<unknown[]> {
  const { origin } = new URL(address);
  const problem = (what: string) => new UserError(`Nothing was published: ${origin} ${what}.`);
  const response = await fetch(address, {
    headers: { apikey: key },
    signal: AbortSignal.timeout(answerWithinMs),
  }).catch(() => Promise.reject(problem('cannot be reached')));
  if (!response.ok) throw problem(`answered ${response.status}`);
  const rows = await response.json();
  if (!Array.isArray(rows)) throw problem('returned no rows');
  return rows;
}
