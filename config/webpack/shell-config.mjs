import webpack from 'webpack';
import { contracts, pageContracts } from '../remotes.mjs';
import { baseConfig, integrity } from './base-config.mjs';
import { shellLibraryAliases } from './library-aliases.mjs';
import { folderOf } from '../files.mjs';
import { BuildManifest } from './plugins/build-manifest.mjs';
import { describeShell } from './plugins/manifests.mjs';
import { ParsedModuleCache } from './plugins/parsed-module-cache.mjs';
import { sharedByShell } from './shared-libraries.mjs';

/**
 * The host of the composed page. It shares libraries and contains no remote.
 *
 * @param {string} packageUrl `import.meta.url` of the package's configuration
 * @param {{ mode?: import('./base-config.mjs').Mode }} [options]
 * @returns {import('webpack').Configuration}
 */
export function shellConfig(packageUrl, { mode = 'production' } = {}) {
  const base = baseConfig({
    folder: folderOf(packageUrl),
    name: 'shell',
    variant: 'shell',
    mode,
    subfolder: 'assets/',
    isRendered: true,
  });
  return {
    ...base,
    entry: { main: './src/index.ts' },
    resolve: withSharedLibraries(base, mode),
    optimization: { ...base.optimization, splitChunks: mode === 'production' ? { cacheGroups: longLived } : false },
    plugins: [
      new webpack.DefinePlugin({
        ...federationRuntime,
        UNDERSTOOD_CONTRACTS: JSON.stringify({ contracts, pageContracts }),
      }),
      ...(mode === 'production'
        ? [new ParsedModuleCache(), integrity(), new BuildManifest({ file: 'shell.json', describe: describeShell })]
        : []),
    ],
  };
}

/**
 * @param {import('webpack').Configuration} base
 * @param {import('./base-config.mjs').Mode} [mode]
 */
function withSharedLibraries({ resolve }, mode) {
  const alias = { ...resolve?.alias, ...shellLibraryAliases(), 'shared-libraries$': sharedByShell({ mode }) };
  return { ...resolve, alias };
}

/**
 * Omits the parts of the runtime that the registry replaces (loading manifests), those for Node, and those for hosts
 * without remotes or shared libraries.
 */
const federationRuntime = {
  FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
  FEDERATION_OPTIMIZE_NO_REMOTE: 'false',
  FEDERATION_OPTIMIZE_NO_SHARED: 'false',
  ENV_TARGET: '"web"',
};

/**
 * The script that is inlined into the head of the page.
 *
 * @param {string} packageUrl
 * @returns {import('webpack').Configuration}
 */
function preloadConfig(packageUrl) {
  const base = baseConfig({ folder: folderOf(packageUrl), name: 'preload', variant: 'preload', mode: 'production' });
  return {
    ...base,
    entry: { preload: './src/preload/preload.ts' },
    output: { ...base.output, filename: '[name].js' },
    cache: false,
    plugins: [new ParsedModuleCache()],
  };
}

/**
 * The same application for prerendering in Node, with the same shared libraries. It renders the remotes' builds for
 * browsers (`publishing/render-pages.ts`).
 *
 * @param {string} packageUrl
 * @returns {import('webpack').Configuration}
 */
function prerenderConfig(packageUrl) {
  const folder = folderOf(packageUrl);
  const base = baseConfig({ folder, name: 'prerender', variant: 'prerender', mode: 'production', isRendered: true });
  return {
    ...base,
    target: 'node20',
    resolve: withSharedLibraries(base),
    entry: { prerender: './src/prerender/index.ts' },
    output: {
      ...base.output,
      filename: '[name].cjs',
      publicPath: '/',
      library: { type: 'commonjs-module' },
      crossOriginLoading: false,
    },
    // Its modules come from the shell's build. A cache would also store where that build found its libraries.
    cache: false,
    // Node runs it once per deployment, so minimizing it would cost more than it saves.
    optimization: { ...base.optimization, minimize: false, concatenateModules: false },
    plugins: [
      // Code for browsers runs in Node, but not necessarily the other way around. Both builds emit the fonts: a build without
      // them would leave them out of the next build that has the same modules.
      new ParsedModuleCache({ isReused: false }),
      new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
    ],
  };
}

/**
 * The script of a remote's own page: a host that knows only the remote's manifest.
 *
 * @param {string} packageUrl
 * @returns {import('webpack').Configuration}
 */
function remotePageConfig(packageUrl) {
  const name = 'remote-page';
  const base = baseConfig({ folder: folderOf(packageUrl), name, variant: name, mode: 'production' });
  return {
    ...base,
    entry: { [name]: './src/remote-page/remote-page.ts' },
    output: { ...base.output, filename: '[name].js' },
    plugins: [new webpack.DefinePlugin({ ENV_TARGET: '"web"' })],
  };
}

/**
 * All builds of the shell.
 *
 * @param {string} packageUrl
 */
export function shellConfigs(packageUrl) {
  return [
    shellConfig(packageUrl),
    preloadConfig(packageUrl),
    prerenderConfig(packageUrl),
    remotePageConfig(packageUrl),
  ];
}

/** Libraries change only with an upgrade, so returning visitors keep their file when our code changes. */
const longLived = {
  vendor: { name: 'vendor', test: /[\\/]node_modules[\\/]/, chunks: /** @type {const} */ ('initial'), enforce: true },
};
