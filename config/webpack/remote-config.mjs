import { createRequire } from 'node:module';
import path from 'node:path';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack from 'webpack';
import { standaloneHeaders } from '../federation/headers.mjs';
import { jsonBlock, siteConfigFrom } from '../federation/site-config.mjs';
import { baseConfig, integrity } from './base-config.mjs';
import { containerName } from './container-name.mjs';
import { folderOf, projectRoot } from './places.mjs';
import { BuildManifest } from './plugins/build-manifest.mjs';
import { EmitFile } from './plugins/emit-file.mjs';
import { describeRemote } from './plugins/manifests.mjs';
import { PlatformImports } from './plugins/platform-imports.mjs';
import { SharedModules } from './plugins/shared-modules.mjs';
import { SingleFileContainer } from './plugins/single-file-container.mjs';
import { consumedByRemote } from './shared-libraries.mjs';

const { ModuleFederationPlugin } = createRequire(import.meta.url)('@module-federation/enhanced');

/**
 * @typedef {object} Remote what a remote says about itself, in its `remote.config.mjs`
 * @property {string} name the package's name
 * @property {number} contract version of the shape it exposes, the same as in `src/contract.ts`
 * @property {string[]} routes paths whose first view shows this remote
 * @property {{ href: string, route: string }[]} [pictures] addresses that the first view of a path shows
 * @property {string} [pages] module of what is rendered ahead of time beyond what visitors' browsers show
 */

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
 * @param {{ mode?: import('./base-config.mjs').Mode, siteConfig?: import('../federation/site-config.mjs').SiteConfig }} [options]
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
