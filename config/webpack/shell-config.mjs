import webpack from 'webpack';
import { baseConfig, integrity } from './base-config.mjs';
import { folderOf } from './places.mjs';
import { BuildManifest } from './plugins/build-manifest.mjs';
import { describeShell } from './plugins/manifests.mjs';
import { SharedModules } from './plugins/shared-modules.mjs';
import { providedByShell } from './shared-libraries.mjs';

/**
 * The host of the composed page: provides the platform, knows no remote.
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
 * started with (`config/federation/render-pages.mjs`).
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
