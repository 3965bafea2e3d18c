import { existsSync } from 'node:fs';
import path from 'node:path';
import { readJson } from './json-file.mjs';

/**
 * One remote in the registry; `shell/src/remotes/registry.ts` reads it.
 *
 * @typedef {object} RegistryEntry
 * @property {string} version
 * @property {number} contract
 * @property {string} container
 * @property {string} entry
 * @property {string} integrity
 * @property {string[]} routes
 * @property {{ href: string, route: string }[]} pictures
 *
 * @typedef {object} Registry
 * @property {string} shell version of the shell
 * @property {Record<string, RegistryEntry>} remotes
 * @property {Record<string, string[]>} history published versions of each remote, oldest first
 * @property {string[][]} shellFiles files of the last shells, oldest first
 */

/**
 * @param {string} site
 * @returns {Registry}
 */
export function readRegistry(site) {
  const file = path.join(site, 'registry.json');
  if (!existsSync(file)) return { shell: '', remotes: {}, history: {}, shellFiles: [] };
  return readJson(file);
}

/**
 * @param {import('../webpack/plugins/manifests.mjs').RemoteManifest} manifest
 * @param {string} base address of the folder the remote's files are in, with a slash at its end
 * @returns {RegistryEntry}
 */
export function registryEntry(manifest, base) {
  const { version, contract, container, entry, routes, pictures } = manifest;
  return {
    version,
    contract,
    container,
    entry: base + entry,
    integrity: integrityOf(manifest, entry),
    routes,
    pictures,
  };
}

/**
 * @param {import('../webpack/plugins/manifests.mjs').RemoteManifest} manifest
 * @param {string} file
 */
function integrityOf({ name, files }, file) {
  const built = files[file];
  if (!built) throw new Error(`The build of ${name} does not hold its entry ${file}.`);
  return built.integrity;
}
