import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { siteHeaders } from './headers.mjs';
import { readJson } from './json-file.mjs';
import { pageHtml } from './page.mjs';
import { readRegistry } from './registry.mjs';
import { renderPages } from './render-pages.mjs';
import { siteConfigFrom } from './site-config.mjs';

/** Folders that hold nothing but what is rendered: what is in them no longer is taken away. */
const renderedFolders = ['blog', 'sharing'];

/** Likewise, files that settings may switch off. */
const renderedFiles = ['sitemap.xml', 'feed.xml', 'atom.xml', 'feed.json'];

const picturesFile = '.rendering/pictures.json';

/**
 * Writes what depends on the registry and on what is published. Each file appears whole, and what leads to others comes
 * after them: whoever loads a page finds all it names.
 *
 * @param {string} site
 */
export async function writePages(site) {
  const registry = readRegistry(site);
  const parts = {
    registry,
    shell: readJson(path.join(site, 'shell.json')),
    siteConfig: siteConfigFrom(process.env),
    early: readFileSync(path.join(site, 'early.js'), 'utf8').trim(),
  };
  replaceFile(path.join(site, '_headers'), siteHeaders());
  const rendered = await renderPages(site, registry);
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
 * Draws the pictures that say something else than before.
 *
 * @param {string} site
 * @param {import('./render-pages.mjs').RenderedSite['pictures']} pictures
 * @returns {Promise<string[]>} their files
 */
async function writePictures(site, pictures) {
  const known = existsSync(path.join(site, picturesFile)) ? readJson(path.join(site, picturesFile)) : {};
  /** @type {Record<string, string>} */
  const drawn = {};
  for (const { file, ...picture } of pictures) {
    const mark = createHash('sha256').update(JSON.stringify(picture)).digest('hex');
    const target = path.join(site, file);
    if (known[file] !== mark || !existsSync(target)) {
      const { drawPicture } = await import('../sharing-pictures/draw.mjs');
      replaceFile(target, await drawPicture(picture));
    }
    drawn[file] = mark;
  }
  replaceFile(path.join(site, picturesFile), JSON.stringify(drawn));
  return Object.keys(drawn);
}

/**
 * @param {string} site
 * @param {string[]} current
 */
function removeOthers(site, current) {
  const isCurrent = new Set(current);
  for (const folder of renderedFolders) {
    const known = existsSync(path.join(site, folder))
      ? readdirSync(path.join(site, folder), { recursive: true, withFileTypes: true })
      : [];
    for (const entry of known) {
      const file = path.join(entry.parentPath, entry.name);
      if (entry.isFile() && !isCurrent.has(path.relative(site, file).split(path.sep).join('/'))) removeFile(site, file);
    }
  }
  for (const file of renderedFiles) if (!isCurrent.has(file)) rmSync(path.join(site, file), { force: true });
}

/**
 * With the folders that would be left empty.
 *
 * @param {string} site
 * @param {string} file
 */
function removeFile(site, file) {
  rmSync(file, { force: true });
  const folder = path.dirname(file);
  if (folder !== site && readdirSync(folder).length === 0) rmSync(folder, { recursive: true });
}

/**
 * Nobody ever reads half of a file.
 *
 * @param {string} file
 * @param {string | Uint8Array} content
 */
export function replaceFile(file, content) {
  const unfinished = `${file}.${process.pid}.unfinished`;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(unfinished, content);
  renameSync(unfinished, file);
}
