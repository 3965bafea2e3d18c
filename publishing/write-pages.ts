import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { replaceFile, unfinishedSuffix } from 'config/files';
import { colorKeys, createMailPalette } from 'domain/mail-palette';
import { parseSetting } from 'domain/settings/parse-setting';
import { definitionOf, type SettingKey } from 'domain/settings/registry';
import { isMeasured } from './content-security.ts';
import { siteHeaders } from './headers.ts';
import { pageHtml, readPageParts } from './page.ts';
import { parsePublished } from './published-files.ts';
import { publishRegistry, readRegistry, type Registry } from './registry.ts';
import { readPublishedRows, renderPages, type RenderedSite } from './render-pages.ts';
import { versionFolder } from './site-folder.ts';
import { readSiteSettings } from './site-settings.ts';
import { unsubscribePage } from './unsubscribe-page.ts';

/** Folders with rendered files only: files that are no longer rendered are deleted. */
const renderedFolders = ['blog', 'services', 'sharing', 'legal-notice'];

/** Rendered files that settings may disable. */
const renderedFiles = ['sitemap.xml', 'feed.xml', 'atom.xml', 'feed.json'];

const picturesFile = 'sharing/pictures.json';

/**
 * Writes all files that depend on the registry and the published rows. Several processes may do so at the same time:
 * each finishes only after writing the newest registry.
 */
export async function writePages(site: string) {
  let written;
  do {
    written = readRegistry(site);
    await writePagesOf(site, written);
    publishRegistry(site, written);
  } while (readRegistry(site).revision !== written.revision);
}

/** Replaces each file atomically, after the files that it links to. */
async function writePagesOf(site: string, registry: Registry) {
  const settings = readSiteSettings(site);
  const parts = { registry, settings, ...readPageParts(site, registry.shell) };
  const { settings: rows } = readPublishedRows(site, settings);
  const isEveryScriptKnown = rows !== undefined && !isMeasured(rows);
  const folders = Object.entries(registry.history).flatMap(([name, versions]) =>
    versions.map((version) => versionFolder(name, version)),
  );
  replaceFile(path.join(site, '_headers'), siteHeaders({ isEveryScriptKnown, folders }));
  const valueOf = (key: SettingKey) => parseSetting(definitionOf(key), rows?.find((row) => row.key === key)?.value);
  const palette = createMailPalette(new Map(colorKeys.map((key) => [key, valueOf(key)])));
  const title = String(valueOf('site_title') ?? '');
  replaceFile(path.join(site, 'unsubscribe/index.html'), unsubscribePage(settings, { title, palette }));
  const rendered = await renderPages(site, registry, settings);
  const { 'index.html': home, ...pages } = rendered?.pages ?? {};
  const pictures = await writePictures(site, rendered?.pictures ?? []);
  for (const [file, page] of Object.entries(pages)) {
    replaceFile(path.join(site, file), pageHtml({ ...parts, rendered: page }));
  }
  for (const [file, text] of Object.entries(rendered?.files ?? {})) replaceFile(path.join(site, file), text);
  replaceFile(path.join(site, 'index.html'), pageHtml({ ...parts, rendered: home }));
  if (rendered) removeOthers(site, [...Object.keys(pages), ...Object.keys(rendered.files), ...pictures]);
}

/**
 * Renders the images whose text or design has changed.
 *
 * @returns their file names
 */
async function writePictures(site: string, pictures: RenderedSite['pictures']): Promise<string[]> {
  const marks = path.join(site, picturesFile);
  const marksJson = existsSync(marks) ? readFileSync(marks, 'utf8') : '';
  // Without them, all are rendered again.
  const known: Record<string, string> = parsePublished('pictures.json', marksJson) ?? {};
  const design = readFileSync(new URL('link-previews/render.ts', import.meta.url));
  const rendered: Record<string, string> = {};
  for (const { file, ...picture } of pictures) {
    const mark = createHash('sha256').update(design).update(JSON.stringify(picture)).digest('hex');
    const target = path.join(site, file);
    if (known[file] !== mark || !existsSync(target)) {
      const { renderLinkPreview } = await import('./link-previews/render.ts');
      replaceFile(target, await renderLinkPreview(picture));
    }
    rendered[file] = mark;
  }
  replaceFile(path.join(site, picturesFile), JSON.stringify(rendered));
  return [picturesFile, ...Object.keys(rendered)];
}

function removeOthers(site: string, current: string[]) {
  const isCurrent = new Set(current);
  for (const folder of renderedFolders) {
    const known = existsSync(path.join(site, folder))
      ? readdirSync(path.join(site, folder), { recursive: true, withFileTypes: true })
      : [];
    for (const entry of known) {
      const file = path.join(entry.parentPath, entry.name);
      const isUnfinished = entry.name.endsWith(unfinishedSuffix);
      if (entry.isFile() && !isUnfinished && !isCurrent.has(path.relative(site, file).split(path.sep).join('/')))
        removeFile(site, file);
    }
  }
  for (const file of renderedFiles) if (!isCurrent.has(file)) rmSync(path.join(site, file), { force: true });
}

/** Deletes files, and the folders that become empty. */
function removeFile(site: string, file: string) {
  rmSync(file, { force: true });
  const folder = path.dirname(file);
  if (folder !== site && readdirSync(folder).length === 0) rmSync(folder, { recursive: true });
}
