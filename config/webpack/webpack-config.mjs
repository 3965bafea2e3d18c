import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack from 'webpack';
import { SubresourceIntegrityPlugin } from 'webpack-subresource-integrity';
import { standaloneHeaders } from '../federation/headers.mjs';
import { jsonBlock, siteConfigFrom } from '../federation/site-config.mjs';
import { baseConfig } from './base-config.mjs';
import { containerName } from './container-name.mjs';
import { projectRoot } from './places.mjs';
import { BuildManifest } from './plugins/build-manifest.mjs';
import { EmitFile } from './plugins/emit-file.mjs';
import { describeRemote, describeShell } from './plugins/manifests.mjs';
import { PlatformImports } from './plugins/platform-imports.mjs';
import { SharedModules } from './plugins/shared-modules.mjs';
import { SingleFileContainer } from './plugins/single-file-container.mjs';
import { consumedByRemote, providedByShell } from './shared-libraries.mjs';

const { ModuleFederationPlugin } = createRequire(import.meta.url)('@module-federation/enhanced');
const integrity = () => new SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] });

/**
 * @typedef {'production' | 'development'} Mode
 *
 * @typedef {object} Remote what a remote says about itself, in its `remote.config.mjs`
 * @property {string} name the package's name
 * @property {number} contract version of the shape it exposes, the same as in `src/contract.ts`
 * @property {string[]} routes paths whose first view shows this remote
 * @property {{ href: string, route: string }[]} [pictures] addresses that the first view of a path shows
 * @property {string} [pages] module of what is rendered ahead of time beyond what visitors' browsers show
 */

/**
 * The host of the composed page: provides the platform, knows no remote.
 *
 * @param {string} packageUrl `import.meta.url` of the package's configuration
 * @param {{ mode?: Mode }} [options]
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
    optimization: { ...base.optimization, splitChunks: mode === 'production' ? { cacheGroups: longLived } : false },
    plugins: [
      new webpack.sharing.ProvideSharedPlugin({ provides: providedByShell({ mode }) }),
      ...(mode === 'production'
        ? [new SharedModules(), integrity(), new BuildManifest({ file: 'shell.json', describe: describeShell })]
        : []),
    ],
  };
}

/**
 * The script in the head of the page, small enough to stand in the HTML itself.
 *
 * @param {string} packageUrl
 * @returns {import('webpack').Configuration}
 */
function earlyConfig(packageUrl) {
  const base = baseConfig({ folder: folderOf(packageUrl), name: 'early', variant: 'early', mode: 'production' });
  return {
    ...base,
    entry: { early: './src/early/early.ts' },
    output: { ...base.output, filename: '[name].js' },
    cache: false,
    plugins: [new SharedModules()],
  };
}

/**
 * Renders pages ahead of time, in Node: the same application with the same platform, which the remotes' own builds are
 * started with (`config/federation/prerender.mjs`).
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
    entry: { prerender: './src/prerender/index.ts' },
    output: {
      ...base.output,
      filename: '[name].cjs',
      publicPath: '/',
      library: { type: 'commonjs-module' },
      crossOriginLoading: false,
    },
    // Its modules come from the shell's build. A cache would, besides, keep with them where that found its libraries.
    cache: false,
    // Run once per deployment, by Node: making it small would cost more than it saves.
    optimization: { ...base.optimization, minimize: false, concatenateModules: false },
    // The files themselves come from the build for browsers, under the same names.
    module: { ...base.module, generator: { asset: { emit: false } } },
    plugins: [
      // Code for browsers runs in Node, which the other way round is not certain.
      new SharedModules({ isGiving: false }),
      new webpack.sharing.ProvideSharedPlugin({ provides: providedByShell() }),
      new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
    ],
  };
}

/**
 * All builds of the shell.
 *
 * @param {string} packageUrl
 */
export function shellConfigs(packageUrl) {
  return [shellConfig(packageUrl), earlyConfig(packageUrl), prerenderConfig(packageUrl)];
}

/** Libraries change with an upgrade, everything else together: two files that a returning visitor keeps apart. */
const longLived = {
  vendor: { name: 'vendor', test: /[\\/]node_modules[\\/]/, chunks: /** @type {const} */ ('initial'), enforce: true },
};

/**
 * A remote for the composed page: without copies of the platform and without HTML. webpack's own container: its runtime
 * is 3 KB where the one of @module-federation/enhanced is 17 KB, and the shell needs none of the difference.
 *
 * @param {string} packageUrl
 * @param {Remote} remote
 * @returns {import('webpack').Configuration}
 */
export function remoteConfig(packageUrl, remote) {
  const name = containerName(remote.name);
  const exposed = 'exposed';
  const imports = new PlatformImports();
  const base = baseConfig({
    folder: folderOf(packageUrl),
    name,
    variant: 'remote',
    mode: 'production',
    isRendered: true,
  });
  return {
    ...base,
    entry: {},
    optimization: { ...base.optimization, splitChunks: { chunks: isForBrowsers } },
    plugins: [
      new webpack.container.ModuleFederationPlugin({
        name,
        filename: 'app.[contenthash:12].js',
        exposes: {
          './app': { import: './src/exposed.ts', name: exposed },
          ...(remote.pages ? { './pages': { import: remote.pages, name: pages } } : {}),
        },
        shared: consumedByRemote({ hasFallback: false }),
      }),
      new SingleFileContainer({ container: name, exposed }),
      imports,
      new SharedModules(),
      integrity(),
      new BuildManifest({ file: 'remote.json', describe: describeRemote(remote, folderOf(packageUrl), imports) }),
    ],
  };
}

const pages = 'pages';

/**
 * What is rendered ahead of time must not take visitors' files apart.
 *
 * @param {import('webpack').Chunk} chunk
 */
function isForBrowsers(chunk) {
  return chunk.name !== pages && !chunk.canBeInitial();
}

/**
 * A remote with everything it needs, for its own page and for hosts we do not know: those get the full federation runtime
 * and its manifest (`mf-manifest.json`).
 *
 * @param {string} packageUrl
 * @param {Remote} remote
 * @param {{ mode?: Mode, siteConfig?: import('../federation/site-config.mjs').SiteConfig }} [options]
 * @returns {import('webpack').Configuration}
 */
export function standaloneConfig(
  packageUrl,
  remote,
  { mode = 'production', siteConfig = siteConfigFrom(process.env) } = {},
) {
  const name = containerName(remote.name);
  const folder = folderOf(packageUrl);
  const base = baseConfig({ folder, name, variant: 'standalone', mode });
  return {
    ...base,
    entry: { page: './src/index.ts' },
    output: { ...base.output, clean: { keep: /^embed/ } },
    plugins: [
      new ModuleFederationPlugin({
        name,
        filename: 'remoteEntry.js',
        exposes: { './app': './src/exposed.ts' },
        shared: consumedByRemote({ hasFallback: true, mode }),
        shareStrategy: 'loaded-first',
        dts: false,
      }),
      new HtmlWebpackPlugin({
        template: path.join(projectRoot, 'config/webpack/standalone-page.html'),
        excludeChunks: [name],
        templateParameters: { title: remote.name, siteConfig: jsonBlock('site-config', siteConfig) },
      }),
      ...(mode === 'production' ? standaloneFiles(remote, folder) : []),
    ],
  };
}

/**
 * @param {Remote} remote
 * @param {string} folder
 */
function standaloneFiles(remote, folder) {
  return [
    new EmitFile('_headers', standaloneHeaders),
    new BuildManifest({ file: 'remote.json', describe: describeRemote(remote, folder) }),
  ];
}

/**
 * The same sources as one ordinary bundle, without federation: what the composed page is measured against.
 *
 * @param {string} html the page, to which the scripts are added
 * @returns {import('webpack').Configuration}
 */
export function bundleConfig(html) {
  const base = baseConfig({
    folder: path.join(projectRoot, 'shell'),
    name: 'bundle',
    variant: 'bundle',
    mode: 'production',
    isRendered: true,
  });
  const federation = path.join(projectRoot, 'shell/src/remotes/federation.ts');
  return {
    ...base,
    entry: { main: './src/index.ts' },
    output: { ...base.output, path: path.join(projectRoot, 'dist/bundle'), crossOriginLoading: false },
    resolve: {
      ...base.resolve,
      alias: { ...base.resolve?.alias, [federation]: path.join(projectRoot, 'config/webpack/bundled-remotes.mjs') },
    },
    plugins: [new HtmlWebpackPlugin({ templateContent: html })],
  };
}

/** @param {string} packageUrl */
function folderOf(packageUrl) {
  return path.dirname(fileURLToPath(packageUrl));
}
