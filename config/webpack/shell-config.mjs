import webpack from 'webpack';
import { contracts, pageContracts } from '../remotes.mjs';
import { baseConfig, integrity } from './base-config.mjs';
import { libraryFiles, shellLibraryAliases } from './library-aliases.mjs';
import { folderOf } from '../files.mjs';
import { BuildManifest } from './plugins/build-manifest.mjs';
import { describeShell } from './plugins/manifests.mjs';
import { ParsedModuleCache } from './plugins/parsed-module-cache.mjs';
import { ShellScripts } from './plugins/shell-scripts.mjs';
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
    resolve: {
      ...base.resolve,
      alias: { ...base.resolve?.alias, ...shellLibraryAliases(), 'shared-libraries$': sharedByShell({ mode }) },
    },
    optimization: { ...base.optimization, splitChunks: mode === 'production' ? { cacheGroups: longLived } : false },
    plugins: [
      new webpack.DefinePlugin({
        ...federationRuntime,
        UNDERSTOOD_CONTRACTS: JSON.stringify({ contracts, pageContracts }),
      }),
      ...(mode === 'production'
        ? [
            new ParsedModuleCache(),
            integrity(),
            new BuildManifest({ file: 'shell.json', describe: describeShell }),
            new ShellScripts(),
          ]
        : []),
    ],
  };
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

/** Libraries change only with an upgrade, so returning visitors keep their file when our code changes. */
const longLived = {
  vendor: { name: 'vendor', test: libraryFiles, chunks: /** @type {const} */ ('initial'), enforce: true },
};
