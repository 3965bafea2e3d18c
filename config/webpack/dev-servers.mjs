import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { remotePage } from '../remote-page.mjs';
import { remoteNames, remotes as allRemotes } from '../remotes.mjs';
import { containerName } from './container-name.mjs';
import { remoteDevConfig, shellDevConfig } from './dev-config.mjs';
import { projectRoot } from '../files.mjs';

/**
 * Starts the shell and the given remotes with rebuilds and Fast Refresh, each on its own origin. Resolves after the
 * first build of all of them; rejects if a port is taken or a remote was never built.
 *
 * @param {object} options
 * @param {string[]} options.apps remotes to develop; the others come from the last `npm run build`
 * @param {Record<string, number>} options.ports by package, including the shell
 * @param {import('../site-config.mjs').SiteConfig} options.siteConfig
 * @returns {Promise<{ stop: () => Promise<void> }>}
 */
export async function startDevServers({ apps, ports, siteConfig }) {
  const remotes = allRemotes.filter(({ name }) => apps.includes(name));
  const developed = Object.fromEntries(
    remotes.map((remote) => [remote.name, developedEntry(remote, Number(ports[remote.name]))]),
  );
  const registry = { shell: mode, remotes: { ...builtEntries(apps), ...developed } };
  const shell = {
    config: shellDevConfig({ siteConfig, registry }),
    port: Number(ports.shell),
    files: siteFiles(registry),
  };
  const servers = [
    shell,
    ...remotes.map((remote) => ({
      config: remoteDevConfig(remote),
      port: Number(ports[remote.name]),
      files: remoteFiles(remote.name, siteConfig),
    })),
  ].map(devServer);
  await Promise.all(servers.map(({ server, isBuilt }) => server.start().then(() => isBuilt)));
  return { stop: async () => void (await Promise.all(servers.map(({ server }) => server.stop()))) };
}

const mode = 'development';

/** The output folder of `npm run build`. */
const siteFolder = path.join(projectRoot, 'dist/site');

/**
 * Files on a remote's own origin besides its build: its page, the site's images, and the last build of its embed.
 *
 * @param {string} name
 * @param {import('../site-config.mjs').SiteConfig} siteConfig
 * @returns {import('webpack-dev-server').Configuration}
 */
function remoteFiles(name, siteConfig) {
  const folders = ['shell/public', 'shell/dist/remote-page', `${name}/dist/embed`];
  return {
    static: folders
      .map((folder) => path.join(projectRoot, folder))
      .filter((folder) => existsSync(folder))
      .map((directory) => ({ directory, watch: false })),
    setupMiddlewares: (middlewares) => [
      { name: 'remote-page', path: '/', middleware: servePage(remotePage(name, siteConfig)) },
      ...middlewares,
    ],
  };
}

/**
 * @param {{ config: import('webpack').Configuration, port: number, files: import('webpack-dev-server').Configuration }} app
 */
function devServer({ config, port, files }) {
  const compiler = webpack(config);
  if (!compiler) throw new Error(`${config.name} could not be configured.`);
  const isBuilt = new Promise((resolve) => {
    compiler.hooks.done.tap('startDevServers', resolve);
  });
  const server = new WebpackDevServer(
    {
      host: 'localhost',
      port,
      hot: true,
      liveReload: false,
      allowedHosts: 'all',
      headers: { 'Access-Control-Allow-Origin': '*' },
      client: {
        logging: 'warn',
        overlay: { errors: true, warnings: false, runtimeErrors: false },
        webSocketURL: `ws://localhost:${port}/ws`,
      },
      ...files,
    },
    compiler,
  );
  return { server, isBuilt };
}

/**
 * Serves what is not being developed: images, the last builds of other remotes, and the registry for retries.
 *
 * @param {object} registry
 * @returns {import('webpack-dev-server').Configuration}
 */
function siteFiles(registry) {
  return {
    static: [
      { directory: path.join(projectRoot, 'shell/public'), watch: false },
      { directory: path.join(siteFolder, 'r'), publicPath: '/r', watch: false },
    ],
    setupMiddlewares: (middlewares) => [
      { name: 'registry', path: '/registry.json', middleware: answerWith(registry) },
      ...middlewares,
      { name: 'missing', middleware: answerMissing },
    ],
  };
}

/**
 * @param {object} value
 * @returns {(request: unknown, response: { json(value: object): void }) => void}
 */
const answerWith = (value) => (_request, response) => response.json(value);

/** @type {import('webpack-dev-server').ExpressRequestHandler} */
const answerMissing = (_request, response) => {
  response.status(404).type('text').send('Not found. Only "npm start" serves static pages, such as /blog/, and feeds.');
};

/**
 * @param {string} html
 * @returns {(request: { url?: string }, response: import('node:http').ServerResponse, next: () => void) => void}
 */
function servePage(html) {
  return ({ url = '/' }, response, next) => {
    if (new URL(url, 'http://localhost').pathname !== '/') return next();
    response.setHeader('content-type', 'text/html; charset=utf-8').end(html);
  };
}

/**
 * @param {string[]} apps
 * @returns {Record<string, object>}
 */
function builtEntries(apps) {
  const registry = path.join(siteFolder, 'registry.json');
  const { remotes } = existsSync(registry) ? JSON.parse(readFileSync(registry, 'utf8')) : { remotes: {} };
  const missing = remoteNames.filter((name) => !apps.includes(name) && !remotes[name]);
  if (missing.length) throw new Error(`${missing.join(', ')} has never been built: run npm run build first.`);
  return remotes;
}

/**
 * @param {import('../remotes.mjs').Remote} remote
 * @param {number} port
 */
function developedEntry({ name, contract, page, routes = [], frame }, port) {
  const entry = `http://localhost:${port}/app.js`;
  const file = { entry, integrity: '', preloads: [], frame: frame && [] };
  return { version: mode, contract, page, routes, container: containerName(name), ...file, pictures: [] };
}
