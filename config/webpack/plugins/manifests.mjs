import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { containerName } from '../container-name.mjs';
import { consumedByRemote, sharedLibraries, sharedVersion } from '../shared-libraries.mjs';

/**
 * What a remote's build says about itself, in `remote.json` beside its files.
 *
 * @typedef {object} RemoteManifest
 * @property {string} name
 * @property {string} container the global variable its entry creates
 * @property {string} version the package's version and a hash of the built files
 * @property {number} contract
 * @property {string[]} routes
 * @property {string} entry
 * @property {{ href: string, route: string }[]} pictures addresses that the first view of a path shows
 * @property {Record<string, { version: string, exports: string[] }>} requires of the platform
 * @property {import('./build-manifest.mjs').BuiltFiles} files
 *
 * What the shell's build says about itself, in `shell.json`.
 *
 * @typedef {object} ShellManifest
 * @property {string} version
 * @property {string[]} scripts in the order they run
 * @property {string[]} fonts
 * @property {Record<string, number>} contracts it speaks with each remote
 * @property {Record<string, { version: string, exports: string[] }>} provides
 * @property {import('./build-manifest.mjs').BuiltFiles} files
 */

/**
 * @param {import('../remote-config.mjs').Remote} remote
 * @param {string} folder
 * @param {import('./platform-imports.mjs').PlatformImports} [imports]
 * @returns {(build: import('./build-manifest.mjs').Build) => RemoteManifest}
 */
export function describeRemote(remote, folder, imports) {
  return ({ files, entries }) => {
    const container = containerName(remote.name);
    const described = {
      name: remote.name,
      container,
      contract: remote.contract,
      routes: remote.routes,
      entry: /** @type {string} */ (entries[container]?.[0]),
      pictures: remote.pictures ?? [],
      requires: requiredOf(imports?.used ?? {}),
      files,
    };
    return { version: `${packageVersion(folder)}-${hashOf(described)}`, ...described };
  };
}

/** @param {Record<string, string[]>} used */
function requiredOf(used) {
  const consumed = consumedByRemote({ hasFallback: false });
  return Object.fromEntries(
    Object.entries(used).map(([key, exports]) => [key, { version: consumed[key]?.requiredVersion ?? '*', exports }]),
  );
}

/**
 * @param {import('./build-manifest.mjs').Build} build
 * @returns {ShellManifest}
 */
export function describeShell({ files, entries, compilation }) {
  const folder = compilation.compiler.context;
  const described = {
    contracts: readJson(path.join(folder, 'src/remotes/contract-versions.json')),
    scripts: entries.main ?? [],
    fonts: Object.keys(files).filter((file) => file.endsWith('.woff2')),
    provides: Object.fromEntries(
      Object.entries(sharedLibraries).map(([key, names]) => [
        key,
        { version: sharedVersion(key), exports: names === 'all' ? exportsOf(compilation, key) : names },
      ]),
    ),
    files,
  };
  return { version: `${packageVersion(folder)}-${hashOf(described)}`, ...described };
}

/**
 * The names a provided module exports; empty when webpack cannot know them (CommonJS).
 *
 * @param {import('webpack').Compilation} compilation
 * @param {string} key
 */
function exportsOf({ modules, moduleGraph }, key) {
  const provided = [...modules].find((module) => module.type === 'provide-module' && isNamed(module, key));
  const dependency = provided?.blocks[0]?.dependencies[0] ?? provided?.dependencies[0];
  const module = dependency && moduleGraph.getModule(dependency);
  const names = module && moduleGraph.getProvidedExports(module);
  return Array.isArray(names) ? names.toSorted() : [];
}

/**
 * @param {import('webpack').Module} module
 * @param {string} key
 */
function isNamed(module, key) {
  return /** @type {{ _name?: string }} */ (/** @type {unknown} */ (module))._name === key;
}

/** @param {object} described */
function hashOf(described) {
  return createHash('sha256').update(JSON.stringify(described)).digest('hex').slice(0, 10);
}

/** @param {string} folder */
function packageVersion(folder) {
  return readJson(path.join(folder, 'package.json')).version;
}

/** @param {string} file */
function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}
