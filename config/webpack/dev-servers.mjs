import { existsSync } from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { readRegistry } from '../federation/registry.mjs';
import { siteConfigFrom } from '../federation/site-config.mjs';
import { remoteNames, siteFolder } from '../federation/site-folder.mjs';
import { containerName } from './container-name.mjs';
import { remoteDevConfig, shellDevConfig } from './dev-config.mjs';
import { projectRoot } from './places.mjs';

/**
 * @typedef {object} DevOptions
 * @property {string[]} apps remotes to develop; the others come from the last `npm run build`
 * @property {Record<string, number>} ports by package, the shell's included
 * @property {Record<string, import('../federation/registry.mjs').RegistryEntry>} [registryOverrides]
 * @property {import('../federation/site-config.mjs').SiteConfig} [siteConfig]
 *
 * @typedef {{ stop: () => Promise<void> }} DevServers
 */

/**
 * Starts the shell and the given remotes with rebuilds and Fast Refresh, each on its own origin. Resolves when all of
 * them are built for the first time; rejects when a port is taken or a remote was never built.
 *
 * @param {DevOptions} options
 * @returns {Promise<DevServers>}
 */
export async function startDevServers({
  apps,
  ports,
  registryOverrides = {},
  siteConfig = siteConfigFrom(process.env),
}) {
  const remotes = await Promise.all(apps.map(readRemote));
  const developed = Object.fromEntries(
    remotes.map((remote) => [remote.name, developedEntry(remote, portOf(ports, remote.name))]),
  );
  const registry = { shell: mode, remotes: { ...builtEntries(apps), ...developed, ...registryOverrides } };
  const shell = {
    config: shellDevConfig({ siteConfig, registry }),
    port: portOf(ports, 'shell'),
    files: siteFiles(registry),
  };
  const servers = [
    shell,
    ...remotes.map((remote) => ({
      config: remoteDevConfig(remote, siteConfig),
      port: portOf(ports, remote.name),
      files: remoteFiles(remote.name),
    })),
  ].map(devServer);
  await Promise.all(servers.map(({ server, isBuilt }) => server.start().then(() => isBuilt)));
  return { stop: async () => void (await Promise.all(servers.map(({ server }) => server.stop()))) };
}

const mode = 'development';

/**
 * What stands on a remote's own origin beside what is rebuilt: the pictures, and for partners the last build of the embed.
 *
 * @param {string} name
 * @returns {import('webpack-dev-server').Configuration}
 */
function remoteFiles(name) {
  const folders = ['shell/public', `${name}/dist/standalone`].map((folder) => path.join(projectRoot, folder));
  return { static: folders.filter((folder) => existsSync(folder)).map((directory) => ({ directory, watch: false })) };
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
 * Beside what is developed: pictures, the other remotes' last builds, and the registry for pages that ask again.
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
    ],
  };
}

/**
 * @param {object} value
 * @returns {(request: unknown, response: { json(value: object): void }) => void}
 */
function answerWith(value) {
  return (_request, response) => response.json(value);
}

/**
 * @param {string[]} apps
 * @returns {Record<string, import('../federation/registry.mjs').RegistryEntry>}
 */
function builtEntries(apps) {
  const { remotes } = readRegistry(siteFolder);
  const missing = remoteNames.filter((name) => !apps.includes(name) && !remotes[name]);
  if (missing.length) throw new Error(`${missing.join(', ')}: never built. Run npm run build first.`);
  return remotes;
}

/**
 * @param {import('./remote-config.mjs').Remote} remote
 * @param {number} port
 */
function developedEntry({ name, contract, routes }, port) {
  const entry = `http://localhost:${port}/remoteEntry.js`;
  return { version: mode, contract, routes, container: containerName(name), entry, integrity: '', pictures: [] };
}

/**
 * @param {Record<string, number>} ports
 * @param {string} name
 */
function portOf(ports, name) {
  const port = ports[name];
  if (port === undefined) throw new Error(`No port was given for ${name}.`);
  return port;
}

/**
 * @param {string} name
 * @returns {Promise<import('./remote-config.mjs').Remote>}
 */
async function readRemote(name) {
  const file = path.join(projectRoot, name, 'remote.config.mjs');
  if (!existsSync(file)) throw new Error(`There is no remote named ${name}.`);
  return (await import(file)).default;
}
