import { buildSync } from 'esbuild';

/** @typedef {import('webpack').Module} Module */

const isShared = (/** @type {Module} */ { type }) => type === 'consume-shared-module' || type === 'provide-module';

/** The name of the entry in `mf-manifest.json`. */
const entryFile = 'remoteEntry.js';

/**
 * Adds an entry for hosts that do not provide the federation runtime core: the core, followed by the same container. On
 * the composed page the shell provides the core, so a remote loads 17 KB (brotli) less there. Costs 54 ms per process.
 */
export class SelfContainedEntry {
  /** @param {string} container name of the container's entry point */
  constructor(container) {
    this.container = container;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('SelfContainedEntry', (compilation) => {
      // Of the modules, the manifest needs entries, shared libraries and what these import. Describing the others takes 0.3 s.
      compilation.hooks.statsFactory.tap('SelfContainedEntry', ({ hooks }) =>
        hooks.filter.for('compilation.modules').tap('SelfContainedEntry', (/** @type {Module} */ module) => {
          const importers = [...compilation.moduleGraph.getIncomingConnections(module)];
          return [module, ...importers.map(({ originModule }) => originModule)].some((one) => !one || isShared(one));
        }),
      );
      // Runs after the manifest is written and hashes are computed.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER + 1;
      compilation.hooks.processAssets.tap({ name: 'SelfContainedEntry', stage }, (assets) => {
        const [file = ''] = compilation.entrypoints.get(this.container)?.getFiles() ?? [];
        const entry = assets[file];
        const manifest = assets['mf-manifest.json'];
        if (!entry || !manifest) return;
        compilation.emitAsset(entryFile, new sources.ConcatSource(runtimeCore(), entry), { minimized: true });
        const json = JSON.parse(manifest.source().toString());
        json.metaData.remoteEntry.name = entryFile;
        compilation.updateAsset('mf-manifest.json', new sources.RawSource(JSON.stringify(json, null, 2)));
      });
    });
  }
}

/** @type {string | undefined} */
let built;

/** A script that defines the global that `experiments.externalRuntime` expects, unless the page already has it. */
function runtimeCore() {
  built ??= buildSync({
    stdin: { contents: "export * from '@module-federation/runtime-core'", resolveDir: import.meta.dirname },
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    globalName: 'core',
    target: 'es2022',
    define: { ENV_TARGET: '"web"' },
  }).outputFiles[0]?.text;
  return `globalThis._FEDERATION_RUNTIME_CORE??=(()=>{${built}return core})();\n`;
}
