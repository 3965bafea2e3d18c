import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runInThisContext } from 'node:vm';

/** Where the files seem to come from; what they say about themselves is made relative to the site afterwards. */
const site = 'http://site.invalid';

/**
 * What a remote exposes, from the very files that browsers load: a remote that is deployed or rolled back alone renders
 * its pages ahead of time without being built a second way.
 *
 * @param {string} folder the site
 * @param {import('./registry.mjs').RegistryEntry} remote
 * @param {unknown} platform the libraries it shares with the shell
 * @param {string} exposed
 * @returns {Promise<any>}
 */
export async function exposedInNode(folder, { entry, container }, platform, exposed) {
  const surroundings = surroundingsOf(folder, entry);
  runScript(folder, entry, surroundings, `self.${container} = ${container};`);
  const started = /** @type {any} */ (surroundings.self)[container];
  await started.init(platform);
  const factory = await started.get(exposed);
  return factory();
}

/** @param {string} text markup or styles */
export function withSiteAddresses(text) {
  return text.replaceAll(`${site}/`, '/');
}

/**
 * As much of a browser as webpack's own code asks for: a global object, and scripts that can be added to the page.
 *
 * @param {string} folder
 * @param {string} entry
 */
function surroundingsOf(folder, entry) {
  const tagName = 'SCRIPT';
  const document = {
    currentScript: { tagName, src: `${site}/${entry}` },
    getElementsByTagName: () => [],
    createElement: () => ({ tagName, setAttribute() {}, getAttribute: () => null }),
    head: {
      /** @param {{ src: string, onload?: (event: object) => void }} script */
      appendChild(script) {
        runScript(folder, script.src.replace(`${site}/`, ''), surroundings);
        script.onload?.({ type: 'load' });
      },
    },
  };
  const surroundings = { self: { document }, document, window: { location: { origin: site, href: `${site}/` } } };
  return surroundings;
}

/**
 * @param {string} folder
 * @param {string} file
 * @param {{ self: object, document: object, window: object }} surroundings
 * @param {string} [after]
 */
function runScript(folder, file, { self, document, window }, after = '') {
  const filename = path.join(folder, file);
  const code = readFileSync(filename, 'utf8');
  const run = runInThisContext(`(function (self, globalThis, document, window) {${code}\n${after}})`, { filename });
  run(self, self, document, window);
}
