import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import { pathToFileURL } from 'node:url';
import { jsonBlock } from '../site-config.mjs';
import { projectRoot } from '../files.mjs';
import { remoteConfig } from './remote-config.mjs';
import { shellConfig } from './shell-config.mjs';

const require = createRequire(import.meta.url);
const sharedRuntime = path.join(projectRoot, 'config/webpack/refresh-runtime.cjs');
const mode = /** @type {const} */ ('development');

/**
 * @param {object} page
 * @param {import('../site-config.mjs').SiteConfig} page.siteConfig
 * @param {object} page.registry
 */
export function shellDevConfig({ siteConfig, registry }) {
  const blocks = jsonBlock('site-config', siteConfig) + jsonBlock('remote-registry', registry);
  const template = readFileSync(path.join(projectRoot, 'shell/src/page.html'), 'utf8');
  const config = shellConfig(packageUrl('shell'), { mode });
  return withRefresh({
    ...config,
    plugins: [
      ...(config.plugins ?? []),
      new HtmlWebpackPlugin({ templateContent: template.replace('<!--head-->', () => blocks) }),
    ],
  });
}

/** @param {import('../remotes.mjs').Remote} remote */
export function remoteDevConfig(remote) {
  return withRefresh(remoteConfig(packageUrl(remote.name), remote, { mode }));
}

/**
 * Adds Fast Refresh that also works across remotes: one refresh runtime per page.
 *
 * @param {import('webpack').Configuration} config
 * @returns {import('webpack').Configuration}
 */
function withRefresh(config) {
  const original = require.resolve('react-refresh/runtime');
  const alias = {
    ...config.resolve?.alias,
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
