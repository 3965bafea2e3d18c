import { createHash } from 'node:crypto';
import path from 'node:path';
import { readJson } from '../../files.mjs';
import { contracts, pageContracts } from '../../remotes.mjs';
import { containerName } from '../container-name.mjs';
import { sharedByRemote, sharedFile, sharedLibraries, sharedVersion } from '../shared-libraries.mjs';

/** @typedef {import('./build-manifest.mjs').BuiltFiles} BuiltFiles */

/**
 * The description of a remote's build, in `remote.json` next to its files.
 *
 * @typedef {object} RemoteManifest
 * @property {string} name
 * @property {string} container the global variable its entry creates
 * @property {string} version the package's version and a hash of the built files
 * @property {number} contract
 * @property {import('../../remotes.mjs').Page} [page]
 * @property {string[]} routes
 * @property {string} entry of the container, for hosts that provide the federation runtime core
 * @property {string[]} preloads other scripts that `./app` needs
 * @property {string[]} [frame] other scripts that `./frame` needs
 * @property {string[]} fallbacks scripts that only other hosts load: the remote's copies of shared libraries
 * @property {{ href: string, route: string }[]} pictures addresses that the first view of a path shows
 * @property {Record<string, { version: string, exports: string[] }>} requires shared libraries, the exports it uses, and the federation runtime
 * @property {BuiltFiles} files
 */

/**
 * The description of the shell's build, in `shell.json`.
 *
 * @typedef {object} ShellManifest
 * @property {string} version
 * @property {string[]} scripts in execution order
 * @property {string[]} fonts
 * @property {Record<string, number[]>} contracts versions it understands of each remote's contract
 * @property {number[]} pageContracts versions it understands of the page contract
 * @property {Record<string, { version: string, exports: string[] }>} provides
 * @property {BuiltFiles} files
 */

/**
 * @param {import('../../remotes.mjs').Remote} remote
 * @param {string} folder
 * @param {import('./shared-imports.mjs').SharedImports} imports
 * @returns {(build: import('./build-manifest.mjs').Build) => RemoteManifest}
 */
export function describeRemote(remote, folder, imports) {
  return ({ files, entries, compilation }) => {
    const container = containerName(remote.name);
    const described = {
      name: remote.name,
      container,
      contract: remote.contract,
      page: remote.page,
      routes: remote.routes ?? [],
      entry: /** @type {string} */ (entries[container]?.[0]),
      preloads: scriptsOf(compilation, 'exposed'),
      ...(remote.frame && { frame: scriptsOf(compilation, 'frame') }),
      fallbacks: fallbacksOf(compilation),
      pictures: remote.pictures ?? [],
      requires: requiredOf(imports.used),
      files,
    };
    return { version: `${packageVersion(folder)}-${hashOf(described)}`, ...described };
  };
}

/**
 * @param {import('webpack').Compilation} compilation
 * @param {string} chunkName
 */
function scriptsOf({ namedChunks }, chunkName) {
  const groups = [...(namedChunks.get(chunkName)?.groupsIterable ?? [])];
  return [...new Set(groups.flatMap((group) => group.getFiles()))].filter((file) => file.endsWith('.js'));
}

/** @param {import('webpack').Compilation} compilation */
function fallbacksOf({ chunkGroups }) {
  const isShared = (/** @type {import('webpack').Module | null} */ module) =>
    module?.type === 'provide-module' || module?.type === 'consume-shared-module';
  const others = chunkGroups.filter(({ origins }) => !origins.every(({ module }) => isShared(module)));
  const chunks = new Set(others.flatMap(({ chunks }) => chunks));
  const mine = new Set([...chunks].flatMap((chunk) => [...chunk.files]));
  return [...new Set(chunkGroups.flatMap((group) => group.getFiles()))].filter((file) => !mine.has(file)).sort();
}

/** A remote is built without it and runs on the shell's, so it counts as a shared library. */
const runtimeCore = '@module-federation/runtime-core';

/** @param {Record<string, string[]>} used */
function requiredOf(used) {
  const consumed = sharedByRemote();
  const libraries = Object.entries(used).map(
    ([key, exports]) => /** @type {const} */ ([key, { version: consumed[key]?.requiredVersion ?? '*', exports }]),
  );
  return Object.fromEntries([...libraries, [runtimeCore, { version: `^${sharedVersion(runtimeCore)}`, exports: [] }]]);
}

/**
 * @param {import('./build-manifest.mjs').Build} build
 * @returns {ShellManifest}
 */
export function describeShell({ files, entries, compilation }) {
  const folder = compilation.compiler.context;
  const described = {
    contracts,
    pageContracts,
    scripts: entries.main ?? [],
    fonts: Object.keys(files).filter((file) => file.endsWith('.woff2')),
    provides: {
      ...Object.fromEntries(
        Object.entries(sharedLibraries).map(([key, names]) => [
          key,
          { version: sharedVersion(key), exports: names === 'all' ? exportsOf(compilation, key) : names },
        ]),
      ),
      [runtimeCore]: { version: sharedVersion(runtimeCore), exports: [] },
    },
    files,
  };
  return { version: `${packageVersion(folder)}-${hashOf(described)}`, ...described };
}

/**
 * Returns the names that a shared module exports; empty if webpack cannot know them (CommonJS).
 *
 * @param {import('webpack').Compilation} compilation
 * @param {string} key
 */
function exportsOf({ modules, moduleGraph }, key) {
  const file = sharedFile(key, 'all');
  const module = [...modules].find((candidate) => candidate.nameForCondition() === file);
  const names = module && moduleGraph.getProvidedExports(module);
  return Array.isArray(names) ? names.toSorted() : [];
}

/** @param {object} described */
function hashOf(described) {
  return createHash('sha256').update(JSON.stringify(described)).digest('hex').slice(0, 10);
}

/** @param {string} folder */
function packageVersion(folder) {
  return readJson(path.join(folder, 'package.json')).version;
}
