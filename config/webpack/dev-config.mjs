import { createRequire } from 'node:module';
import path from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import { pathToFileURL } from 'node:url';
import { fillTemplate } from '../federation/page.mjs';
import { jsonBlock } from '../federation/site-config.mjs';
import { projectRoot } from './places.mjs';
import { standaloneConfig } from './remote-config.mjs';
import { shellConfig } from './shell-config.mjs';

const require = createRequire(import.meta.url);
const sharedRuntime = path.join(projectRoot, 'config/webpack/refresh-runtime.cjs');
const mode = /** @type {const} */ ('development');

/**
 * @param {object} page
 * @param {import('../federation/site-config.mjs').SiteConfig} page.siteConfig
 * @param {object} page.registry
 */
export function shellDevConfig({ siteConfig, registry }) {
  const html = fillTemplate(jsonBlock('site-config', siteConfig) + jsonBlock('remote-registry', registry));
  const config = shellConfig(packageUrl('shell'), { mode });
  return withRefresh({
    ...config,
    plugins: [...(config.plugins ?? []), new HtmlWebpackPlugin({ templateContent: html })],
  });
}

/**
 * @param {import('./remote-config.mjs').Remote} remote
 * @param {import('../federation/site-config.mjs').SiteConfig} siteConfig
 */
export function remoteDevConfig(remote, siteConfig) {
  return withRefresh(standaloneConfig(packageUrl(remote.name), remote, { mode, siteConfig }));
}

/**
 * Fast Refresh, also across remotes: one refresh runtime on the page.
 *
 * @param {import('webpack').Configuration} config
 * @returns {import('webpack').Configuration}
 */
function withRefresh(config) {
  const original = require.resolve('react-refresh/runtime');
  const alias = {
    [original]: sharedRuntime,
    'react-refresh-original$': path.join(path.dirname(original), 'cjs/react-refresh-runtime.development.js'),
  };
  return {
    ...config,
    resolve: { ...config.resolve, alias },
    plugins: [
      ...(config.plugins ?? []),
      new ReactRefreshPlugin({ overlay: false, library: 'coach-site', exclude: [/node_modules/, sharedRuntime] }),
    ],
  };
}

/** @param {string} name */
function packageUrl(name) {
  return pathToFileURL(path.join(projectRoot, name, 'webpack.config.mjs')).href;
}
