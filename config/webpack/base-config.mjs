import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import TerserPlugin from 'terser-webpack-plugin';
import { SubresourceIntegrityPlugin } from 'webpack-subresource-integrity';
import { leftOut } from './left-out.mjs';
import { projectRoot } from './places.mjs';

const require = createRequire(import.meta.url);

/** @typedef {'production' | 'development'} Mode */

/** The page loads no file that is not the one it was built with. */
export const integrity = () => new SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] });

/**
 * What every build has in common.
 *
 * @param {object} build
 * @param {string} build.folder the package
 * @param {string} build.name unique on the page
 * @param {string} build.variant which of the package's builds: names its output and its cache
 * @param {Mode} build.mode
 * @param {string} [build.subfolder] for scripts, inside the output
 * @param {boolean} [build.isRendered] its components also render pages ahead of time, so their class names must agree
 * @returns {import('webpack').Configuration}
 */
export function baseConfig({ folder, name, variant, mode, subfolder = '', isRendered = false }) {
  const isProduction = mode === 'production';
  const hash = isProduction ? '.[contenthash:12]' : '';
  return {
    name: `${path.basename(folder)} (${variant})`,
    mode,
    context: folder,
    devtool: isProduction ? false : 'cheap-module-source-map',
    output: {
      path: path.join(folder, 'dist', variant),
      publicPath: 'auto',
      uniqueName: name,
      filename: `${subfolder}[name]${hash}.js`,
      chunkFilename: `${subfolder}[name]${hash}.js`,
      assetModuleFilename: `assets/[name]${hash}[ext]`,
      crossOriginLoading: 'anonymous',
      hashFunction: 'xxhash64',
      clean: true,
    },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'], alias: leftOut(isProduction) },
    module: { rules: [sourceRule(isProduction, isRendered), assetRule] },
    optimization: {
      moduleIds: isProduction ? 'deterministic' : 'named',
      chunkIds: isProduction ? 'deterministic' : 'named',
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          // It has threads of its own; processes beside them cost more to start than they do.
          parallel: false,
          terserOptions: { ecma: 2020, compress: { passes: 2 }, mangle: true, format: { comments: false } },
          extractComments: false,
        }),
      ],
    },
    cache: {
      type: 'filesystem',
      cacheDirectory: process.env.WEBPACK_CACHE ?? path.join(projectRoot, '.cache/webpack'),
      name: `${path.basename(folder)}-${variant}-${mode}`,
      // By their content: webpack would follow every import of theirs, for each build anew.
      version: configurationMark(folder),
      buildDependencies: { defaultWebpack: [] },
    },
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}

/**
 * @param {boolean} isProduction
 * @param {boolean} isRendered
 */
function sourceRule(isProduction, isRendered) {
  return {
    test: /\.tsx?$/,
    exclude: /node_modules/,
    use: [
      {
        loader: require.resolve('swc-loader'),
        options: {
          swcrc: false,
          jsc: {
            target: 'es2022',
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic', development: !isProduction, refresh: !isProduction } },
          },
        },
      },
      ...(isRendered ? [path.join(projectRoot, 'config/webpack/stable-styles-loader.mjs')] : []),
    ],
  };
}

/** Pictures and fonts are files of their own; only what is smaller than a request is written into the code. */
const assetRule = {
  test: /\.(svg|png|jpe?g|webp|avif|woff2|pdf)$/,
  type: 'asset',
  parser: { dataUrlCondition: { maxSize: 1024 } },
};

/**
 * Changes with our configuration and with any library's version.
 *
 * @param {string} folder
 */
function configurationMark(folder) {
  const here = path.join(projectRoot, 'config/webpack');
  const ours = readdirSync(here, { recursive: true, encoding: 'utf8' }).filter((file) => /\.[cm]js$/.test(file));
  const own = readdirSync(folder).filter((file) => /(webpack|remote).*\.mjs$/.test(file));
  const hash = createHash('sha256').update(readFileSync(path.join(projectRoot, 'package-lock.json')));
  for (const file of ours) hash.update(readFileSync(path.join(here, file)));
  for (const file of own) hash.update(readFileSync(path.join(folder, file)));
  return hash.digest('base64url');
}
