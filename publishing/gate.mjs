import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { shellName } from './built-packages.mjs';
import { integrityOf } from './files.mjs';
import { readRemoteManifest, readShellManifest, versionFolder } from './site-folder.mjs';

/**
 * @typedef {import('config/manifests').RemoteManifest} RemoteManifest
 * @typedef {import('config/manifests').ShellManifest} ShellManifest
 * @typedef {import('./registry.mjs').Registry} Registry
 */

/**
 * Returns the reasons not to publish a registry in which one package has changed; none if it may be published.
 * Deployments and rollbacks both call it.
 *
 * @param {string} site
 * @param {Registry} registry
 * @param {string} changed `shell` or the remote
 * @returns {string[]} sentences
 */
export function gateProblems(site, { shell, remotes }, changed) {
  const manifest = readShellManifest(site, shell);
  if (changed !== shellName) {
    const version = remotes[changed]?.version ?? '';
    const remote = readRemoteManifest(site, changed, version);
    return [
      ...fitProblems(remote, manifest),
      ...fileProblems(path.join(site, versionFolder(changed, version)), remote),
    ];
  }
  const published = Object.entries(remotes).filter(([name, { version }]) =>
    existsSync(path.join(site, versionFolder(name, version), 'remote.json')),
  );
  const problems = published.flatMap(([name, { version }]) =>
    fitProblems(readRemoteManifest(site, name, version), manifest).map((problem) => `${name} ${version}: ${problem}`),
  );
  return [...problems, ...fileProblems(site, manifest)];
}

/**
 * Returns the reasons why a remote cannot run in a shell.
 *
 * @param {Pick<RemoteManifest, 'name' | 'contract' | 'page' | 'requires'>} remote
 * @param {Pick<ShellManifest, 'contracts' | 'pageContracts' | 'provides'>} shell
 * @returns {string[]} sentences
 */
export function fitProblems(remote, shell) {
  const { name, contract, requires } = remote;
  const understood = understoodContracts(shell, remote);
  const contractProblems = understood.includes(contract)
    ? []
    : [
        `It uses contract ${contract}, and the shell understands ${understood.join(' and ') || 'none'} of ${name}: deploy a shell that understands ${contract} first.`,
      ];
  return [
    ...contractProblems,
    ...Object.entries(requires).flatMap(([key, required]) => shareProblems(key, required, shell.provides[key])),
  ];
}

/**
 * Returns the versions of a remote's contract that a shell understands. Remotes with a page share one contract.
 *
 * @param {Pick<ShellManifest, 'contracts' | 'pageContracts'>} shell
 * @param {Pick<RemoteManifest, 'name' | 'page'>} remote
 * @returns {number[]}
 */
export function understoodContracts({ contracts, pageContracts = [] }, { name, page }) {
  return page ? pageContracts : [contracts[name] ?? []].flat();
}

/**
 * @param {string} key
 * @param {{ version: string, exports: string[] }} required
 * @param {{ version: string, exports: string[] }} [provided]
 */
function shareProblems(key, required, provided) {
  if (!provided) return [`It needs ${key}, which the shell does not provide.`];
  const missing = provided.exports.length ? required.exports.filter((name) => !provided.exports.includes(name)) : [];
  return [
    ...(satisfies(provided.version, required.version)
      ? []
      : [`It needs ${key} ${required.version}, and the shell provides ${provided.version}.`]),
    ...missing.map((name) => `It uses ${name} of ${key}, which the shell does not provide.`),
  ];
}

/**
 * Whether a version is in a caret range: the first number that is not zero, and everything left of it, must match.
 *
 * @param {string} version
 * @param {string} range
 */
export function satisfies(version, range) {
  const have = numbersOf(version);
  const want = numbersOf(range.replace(/^\^/, ''));
  const changed = want.findIndex((number, place) => number !== have[place]);
  const firstThatCounts = want.findIndex((number) => number !== 0);
  if (changed === -1) return true;
  return firstThatCounts !== -1 && changed > firstThatCounts && Number(have[changed]) > Number(want[changed]);
}

/** @param {string} version */
function numbersOf(version) {
  return (version.split('-')[0] ?? '').split('.').map(Number);
}

/**
 * @param {string} folder
 * @param {{ files: import('config/manifests').BuiltFiles }} manifest
 */
function fileProblems(folder, { files }) {
  return Object.entries(files).flatMap(([file, { integrity }]) => {
    const target = path.join(folder, file);
    if (!existsSync(target)) return [`${file} is missing.`];
    return integrityOf(readFileSync(target)) === integrity ? [] : [`${file} is not the file that was built.`];
  });
}
