import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runInThisContext } from 'node:vm';

/** Origin that the files appear to come from; addresses in the output are made relative to the site afterwards. */
const site = 'http://site.invalid';

/**
 * The runtime and share scope that the shell's build for Node provides to remotes (`shell/src/prerender/share-scope.ts`).
 *
 * @typedef {{ runtimeCore: object, shareScope: object }} Host
 */

/**
 * Loads an exposed module of a remote from its build for browsers, so that prerendering a remote needs no second build.
 *
 * @param {string} folder the site
 * @param {import('./registry.mjs').RegistryEntry} remote
 * @param {Host} host
 * @param {string} exposed
 * @returns {Promise<any>}
 */
export async function exposedInNode(folder, { entry, container }, { runtimeCore, shareScope }, exposed) {
  const browser = createBrowser(folder, entry, runtimeCore);
  runScript(folder, entry, browser, `self.${container} = ${container};`);
  const started = /** @type {any} */ (browser.self)[container];
  await started.init(shareScope);
  const factory = await started.get(exposed);
  return factory();
}

/** @param {string} text markup or styles */
export function withSiteAddresses(text) {
  return text.replaceAll(`${site}/`, '/');
}

/**
 * Creates the parts of a browser that webpack's runtime needs: a global object, and scripts that can be added to the
 * page.
 *
 * @param {string} folder
 * @param {string} entry
 * @param {object} runtimeCore
 */
function createBrowser(folder, entry, runtimeCore) {
  const tagName = 'SCRIPT';
  const document = {
    documentElement: { lang: 'en' },
    currentScript: { tagName, src: `${site}/${entry}` },
    getElementsByTagName: () => [],
    createElement: () => ({ tagName, setAttribute() {}, getAttribute: () => null }),
    head: {
      /** @param {{ src: string, onload?: (event: object) => void }} script */
      appendChild(script) {
        runScript(folder, script.src.replace(`${site}/`, ''), browser);
        script.onload?.({ type: 'load' });
      },
    },
  };
  const self = { document, _FEDERATION_RUNTIME_CORE: runtimeCore };
  const browser = { self, document, window: { location: { origin: site, href: `${site}/` } } };
  return browser;
}

/**
 * @param {string} folder
 * @param {string} file
 * @param {{ self: object, document: object, window: object }} browser
 * @param {string} [after]
 */
function runScript(folder, file, { self, document, window }, after = '') {
  const filename = path.join(folder, file);
  const code = readFileSync(filename, 'utf8');
  const run = runInThisContext(`(function (self, globalThis, document, window) {${code}\n${after}})`, { filename });
  run(self, self, document, window);
}
