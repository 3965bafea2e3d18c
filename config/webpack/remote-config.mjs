import { createRequire } from 'node:module';
import path from 'node:path';
import { baseConfig, integrity } from './base-config.mjs';
import { containerName } from './container-name.mjs';
import { folderOf, projectRoot } from '../files.mjs';
import { libraryFiles, remoteLibraryAliases } from './library-aliases.mjs';
import { BuildManifest } from './plugins/build-manifest.mjs';
import { EmitFile } from './plugins/emit-file.mjs';
import { FederatedSharing } from './plugins/federated-sharing.mjs';
import { FederationModuleIds } from './plugins/federation-module-ids.mjs';
import { FilelessChunks } from './plugins/fileless-chunks.mjs';
import { describeRemote } from './plugins/manifests.mjs';
import { SelfContainedEntry } from './plugins/self-contained-entry.mjs';
import { SharedImports } from './plugins/shared-imports.mjs';
import { ParsedModuleCache } from './plugins/parsed-module-cache.mjs';
import { fallbackAliases, fallbackRule, SharedFallbacks } from './plugins/shared-fallbacks.mjs';
import { sharedByRemote } from './shared-libraries.mjs';

const require = createRequire(import.meta.url);
const { ModuleFederationPlugin } = require('@module-federation/enhanced');

// Without it, the plugin finds webpack by passing it invalid options, and describing those errors takes 2 s.
process.env.FEDERATION_WEBPACK_PATH ??= require.resolve('webpack');

/**
 * The federated build of a remote. The composed page, the remote's own page, Storybook and other hosts all load it.
 *
 * @param {string} packageUrl `import.meta.url` of the package's configuration
 * @param {import('../remotes.mjs').Remote} remote
 * @param {{ mode?: import('./base-config.mjs').Mode }} [options]
 * @returns {import('webpack').Configuration}
 */
export function remoteConfig(packageUrl, remote, { mode = 'production' } = {}) {
  const folder = folderOf(packageUrl);
  const name = containerName(remote.name);
  const isProduction = mode === 'production';
  const base = baseConfig({ folder, name, variant: 'remote', mode, isRendered: true });
  return {
    ...base,
    entry: {},
    resolve: {
      ...base.resolve,
      alias: { ...base.resolve?.alias, ...remoteLibraryAliases(), ...(isProduction && fallbackAliases) },
    },
    module: isProduction ? { ...base.module, rules: [...(base.module?.rules ?? []), fallbackRule] } : base.module,
    // Below webpack's 20,000: the pages of the dashboard that edit settings share a form of that size.
    optimization: { ...base.optimization, splitChunks: { chunks: isSplit, minSize: 15_000, cacheGroups } },
    plugins: [
      new ModuleFederationPlugin({
        name,
        filename: isProduction ? 'app.[contenthash:8].js' : 'app.js',
        exposes: {
          './app': { import: './src/exposed.ts', name: 'exposed' },
          './mount': { import: './src/mount.tsx', name: 'mount' },
          ...(remote.frame ? { './frame': { import: remote.frame, name: 'frame' } } : {}),
          ...(remote.prerenderedPages ? { './pages': { import: remote.prerenderedPages, name: 'pages' } } : {}),
        },
        shared: sharedByRemote({ mode }),
        shareStrategy: 'loaded-first',
        runtimePlugins: isProduction ? [runtimePlugin('fresh-chunks'), runtimePlugin('chunk-timeout')] : [],
        dts: false,
        experiments: {
          externalRuntime: true,
          optimization: { disableSnapshot: true, disableRemote: true, target: 'web' },
        },
      }),
      new SelfContainedEntry(name),
      new FederatedSharing(),
      ...(isProduction ? productionPlugins(folder, remote) : []),
    ],
  };
}

/**
 * Webpack's default group, which also takes the stubs of unused library code. Otherwise each stub would be a chunk of its
 * own, and the entry contains the hash of every chunk.
 */
const cacheGroups = {
  defaultVendors: {
    idHint: 'vendors',
    reuseExistingChunk: true,
    priority: -10,
    test: libraryFiles,
  },
};

/** @param {string} name */
const runtimePlugin = (name) => path.join(projectRoot, 'config/webpack/remote-runtime', `${name}.mjs`);

/**
 * Excludes chunks that the composed page does not load, so that they cannot change how its own chunks are split, and those of
 * first views: a chunk that they share would be one more request.
 *
 * @param {import('webpack').Chunk} chunk
 */
function isSplit(chunk) {
  return !['pages', 'mount', 'exposed', 'frame'].includes(chunk.name ?? '') && !chunk.canBeInitial();
}

/**
 * @param {string} folder
 * @param {import('../remotes.mjs').Remote} remote
 */
function productionPlugins(folder, remote) {
  const imports = new SharedImports();
  return [
    new SharedFallbacks(),
    new ParsedModuleCache(),
    new FederationModuleIds(),
    imports,
    integrity(),
    new FilelessChunks(),
    // The contract contains only types, so the source is a valid declaration file.
    new EmitFile('contract.d.ts', path.join(folder, 'src/contract.ts')),
    new BuildManifest({ file: 'remote.json', describe: describeRemote(remote, folder, imports) }),
  ];
}
