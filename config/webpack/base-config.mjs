import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import TerserPlugin from 'terser-webpack-plugin';
import { SubresourceIntegrityPlugin } from 'webpack-subresource-integrity';
import { libraryAliases } from './library-aliases.mjs';
import { projectRoot } from '../files.mjs';
import { svgAddress } from './svg-address.mjs';

const require = createRequire(import.meta.url);

/** @typedef {'production' | 'development'} Mode */

/** Makes scripts reject chunks of another build. Each script contains the integrity of the chunks it loads. */
class ChunkIntegrity extends SubresourceIntegrityPlugin {
  /** @param {import('webpack').Compiler} compiler @override */
  apply(compiler) {
    compiler.hooks.compilation.tap('ChunkIntegrity', ({ hooks }) => {
      // The plugin omits the chunk whose id is the number 0.
      hooks.optimizeChunkIds.tap('ChunkIntegrity', (chunks) => {
        for (const chunk of chunks) if (chunk.id === 0) Object.assign(chunk, { id: '0', ids: ['0'] });
      });
    });
    super.apply(compiler);
  }
}

export const integrity = () => new ChunkIntegrity({ hashFuncNames: ['sha256'], hashLoading: 'lazy' });

/** For `TerserPlugin.swcMinify`. */
export const minimizerOptions = { ecma: 2020, compress: { passes: 3 }, mangle: true, format: { comments: false } };

/**
 * Returns the settings that all builds share.
 *
 * @param {object} build
 * @param {string} build.folder the package
 * @param {string} build.name unique on the page
 * @param {string} build.variant which of the package's builds: names its output and its cache
 * @param {Mode} build.mode
 * @param {string} [build.subfolder] for scripts, inside the output
 * @param {boolean} [build.isRendered] its components are also prerendered, so class names must match
 * @returns {import('webpack').Configuration}
 */
export function baseConfig({ folder, name, variant, mode, subfolder = '', isRendered = false }) {
  const isProduction = mode === 'production';
  const hash = isProduction ? '.[contenthash:8]' : '';
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
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'], alias: libraryAliases(isProduction) },
    module: { rules: [sourceRule(isProduction, isRendered), routerRule, ...assetRules] },
    optimization: {
      moduleIds: isProduction ? 'deterministic' : 'named',
      chunkIds: isProduction ? 'deterministic' : 'named',
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          // swc uses threads already; starting processes costs more than it saves.
          parallel: false,
          terserOptions: minimizerOptions,
          extractComments: false,
        }),
      ],
    },
    cache: {
      type: 'filesystem',
      cacheDirectory: process.env.WEBPACK_CACHE ?? path.join(projectRoot, '.cache/webpack'),
      name: `${path.basename(folder)}-${variant}-${mode}`,
      // A hash of their contents: with `buildDependencies`, webpack would follow every import of the configuration in
      // each build.
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
      {
        loader: path.join(projectRoot, 'config/webpack/styles-loader.mjs'),
        options: { isRendered, isProduction },
      },
    ],
  };
}

const routerRule = {
  test: /react-router[\\/]dist[\\/]production[\\/]chunk-/,
  loader: path.join(projectRoot, 'config/webpack/router-loader.mjs'),
};

const asset = { type: 'asset', parser: { dataUrlCondition: { maxSize: 1024 } } };

/** Images and fonts become files, unless they are smaller than a request. */
const assetRules = [
  { test: /\.(png|jpe?g|webp|avif|woff2|pdf)$/, ...asset },
  {
    test: /\.svg$/,
    ...asset,
    generator: { dataUrl: (/** @type {Buffer} */ content) => svgAddress(content.toString().trim()) },
  },
];

/**
 * Changes with our configuration and with the version of any library.
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
