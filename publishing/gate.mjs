import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { satisfy } from '@module-federation/runtime-core';
import { shellName } from './built-packages.mjs';
import { integrityOf } from 'config/files';
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
      ...misfits(remote, manifest).map(({ sentence }) => sentence),
      ...fileProblems(path.join(site, versionFolder(changed, version)), remote),
    ];
  }
  const published = Object.entries(remotes).filter(([name, { version }]) =>
    existsSync(path.join(site, versionFolder(name, version), 'remote.json')),
  );
  const problems = published.flatMap(([name, { version }]) =>
    misfits(readRemoteManifest(site, name, version), manifest).map(({ sentence }) => `${name} ${version}: ${sentence}`),
  );
  return [...problems, ...fileProblems(site, manifest)];
}

/**
 * A reason why a remote cannot run in a shell: the doctor's code with its detail, and a sentence.
 *
 * @typedef {{ code: string, detail?: string, sentence: string }} Misfit
 */

/**
 * @param {Pick<RemoteManifest, 'name' | 'contract' | 'page' | 'requires'>} remote
 * @param {Pick<ShellManifest, 'contracts' | 'pageContracts' | 'provides'>} shell
 * @returns {Misfit[]}
 */
export function misfits(remote, shell) {
  const { contract, requires } = remote;
  const understood = understoodContracts(shell, remote);
  return [
    ...(understood.includes(contract) ? [] : [contractMisfit(remote, understood)]),
    ...Object.entries(requires).flatMap(([key, required]) => shareMisfits(key, required, shell.provides[key])),
  ];
}

/**
 * Returns the versions of a remote's contract that a shell understands. Remotes with a page share one contract.
 *
 * @param {Pick<ShellManifest, 'contracts' | 'pageContracts'>} shell
 * @param {Pick<RemoteManifest, 'name' | 'page'>} remote
 * @returns {number[]}
 */
export function understoodContracts({ contracts, pageContracts }, { name, page }) {
  return page ? pageContracts : (contracts[name] ?? []);
}

/**
 * @param {Pick<RemoteManifest, 'name' | 'contract'>} remote
 * @param {number[]} understood
 * @returns {Misfit}
 */
function contractMisfit({ name, contract }, understood) {
  const list = understood.join(' and ') || 'none';
  return {
    ...(understood.length ? { code: 'contract', detail: `${contract}` } : { code: 'contract-unknown' }),
    sentence: `It uses contract ${contract}, and the shell understands ${list} of ${name}: deploy a shell that understands ${contract} first.`,
  };
}

/**
 * @param {string} key
 * @param {{ version: string, exports: string[] }} required
 * @param {{ version: string, exports: string[] }} [provided]
 * @returns {Misfit[]}
 */
function shareMisfits(key, { version, exports }, provided) {
  if (!provided) {
    const sentence = `It needs ${key}, which the shell does not provide.`;
    return [{ code: 'library-missing', detail: `${key} ${version}`, sentence }];
  }
  if (!satisfy(provided.version, version)) {
    const detail = `${key} ${version}, and the shell provides ${provided.version}`;
    return [{ code: 'library-version', detail, sentence: `It needs ${detail}.` }];
  }
  const missing = provided.exports.length ? exports.filter((name) => !provided.exports.includes(name)) : [];
  return missing.map((name) => ({
    code: 'export-missing',
    detail: `${name} of ${key}`,
    sentence: `It uses ${name} of ${key}, which the shell does not provide.`,
  }));
}

/**
 * @param {string} folder
 * @param {{ files: import('config/manifests').BuiltFiles }} manifest
 */
function fileProblems(folder, { files }) {
  return Object.entries(files).flatMap(([file, { integrity }]) => {
    const target = path.join(folder, file);
    if (!existsSync(target)) return [`${file} is missing.`];
    return integrityOf(readFileSync(target)) === integrity ? [] : [`${file} differs from the file that was built.`];
  });
}
