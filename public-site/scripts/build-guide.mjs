// Generates the PDF of the leadership guide from `guide/leadership-guide.md`, before assembly.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const here = path.dirname(fileURLToPath(import.meta.url));
const projectRoot = path.resolve(here, '../..');
const source = path.join(here, '../guide/leadership-guide.md');
const published = path.join(projectRoot, 'shell/public/guide/leadership-guide.pdf');
const cacheFolder = path.join(projectRoot, '.cache/guide');

/** Cache key: the guide's text, the scripts and the dependencies. */
function fingerprint() {
  const scripts = readdirSync(here).map((file) => path.join(here, file));
  const hash = createHash('sha256');
  for (const file of [source, ...scripts, path.join(here, '../package.json')]) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

const made = path.join(cacheFolder, `${fingerprint()}.pdf`);
if (!existsSync(made)) {
  const [{ readGuide }, { guideFonts }, { guidePdf }] = await Promise.all([
    import('./guide-source.mjs'),
    import('./guide-fonts.mjs'),
    import('./guide-pdf.mjs'),
  ]);
  const guide = readGuide(readFileSync(source, 'utf8'));
  // fontkit cannot measure a subset whose last glyph is the space, which “+” follows.
  const letters = [...new Set(JSON.stringify(guide) + JSON.stringify(guide).toUpperCase() + '0123456789·+')].join('');
  const pdf = await guidePdf(guide, await guideFonts(letters));
  replaceFile(made, pdf);
}
replaceFile(published, readFileSync(made));

/**
 * Atomic, because a server or another build may be reading the file.
 *
 * @param {string} file
 * @param {Uint8Array} content
 */
function replaceFile(file, content) {
  const unfinished = `${file}.${process.pid}`;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(unfinished, content);
  renameSync(unfinished, file);
}
