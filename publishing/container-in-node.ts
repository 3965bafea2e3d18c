import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runInThisContext } from 'node:vm';
import type { RegistryEntry } from './registry.ts';

/** Origin that the files appear to come from; addresses in the output are made relative to the site afterward. */
const site = 'http://site.invalid';

/** The runtime and share scope that the shell's build for Node provides to remotes (`shell/src/prerender/share-scope.ts`). */
export type Host = { runtimeCore: object; shareScope: object };

/** The parts of a federation container that a host calls. */
type Container = {
  init: (shareScope: object) => Promise<void>;
  get: (exposed: string) => Promise<() => Record<string, unknown>>;
};

/**
 * Loads an exposed module of a remote from its build for browsers, so that prerendering a remote needs no second build.
 *
 * @param folder the site
 */
export async function exposedInNode(
  folder: string,
  { entry, container }: RegistryEntry,
  { runtimeCore, shareScope }: Host,
  exposed: string,
): Promise<Record<string, unknown>> {
  const browser = createBrowser(folder, entry, runtimeCore);
  runScript(folder, entry, browser, `self.${container} = ${container};`);
  const started = (browser.self as unknown as Record<string, Container>)[container];
  if (!started) throw new Error(`${entry} contains no ${container}.`);
  await started.init(shareScope);
  const factory = await started.get(exposed);
  return factory();
}

/** @param text markup or styles */
export function withSiteAddresses(text: string) {
  return text.replaceAll(`${site}/`, '/');
}

/**
 * Creates the parts of a browser that webpack's runtime needs: a global object, and scripts that can be added to the
 * page.
 */
function createBrowser(folder: string, entry: string, runtimeCore: object) {
  const tagName = 'SCRIPT';
  const document = {
    documentElement: { lang: 'en' },
    currentScript: { tagName, src: `${site}/${entry}` },
    getElementsByTagName: () => [],
    createElement: () => ({ tagName, setAttribute() {}, getAttribute: () => null }),
    head: {
      appendChild(script: { src: string; onload?: (event: object) => void }) {
        runScript(folder, script.src.replace(`${site}/`, ''), browser);
        script.onload?.({ type: 'load' });
      },
    },
  };
  const self = { document, _FEDERATION_RUNTIME_CORE: runtimeCore };
  const browser = { self, document, window: { location: { origin: site, href: `${site}/` } } };
  return browser;
}

function runScript(
  folder: string,
  file: string,
  { self, document, window }: { self: object; document: object; window: object },
  after: string = '',
) {
  const filename = path.join(folder, file);
  const code = readFileSync(filename, 'utf8');
  const run = runInThisContext(`(function (self, globalThis, document, window) {${code}\n${after}})`, { filename });
  run(self, self, document, window);
}
