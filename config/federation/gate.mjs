import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describeFile } from '../webpack/plugins/build-manifest.mjs';
import { remoteBudgetProblems } from './budgets.mjs';

/**
 * @typedef {import('../webpack/plugins/manifests.mjs').RemoteManifest} RemoteManifest
 * @typedef {import('../webpack/plugins/manifests.mjs').ShellManifest} ShellManifest
 */

/**
 * What speaks against showing a built remote in the shell that is deployed; nothing when it may be published.
 *
 * @param {object} candidate
 * @param {RemoteManifest} candidate.remote
 * @param {string} candidate.folder where its files are
 * @param {ShellManifest} candidate.shell
 * @returns {string[]} sentences
 */
export function gateProblems({ remote, folder, shell }) {
  return [
    ...contractProblems(remote, shell),
    ...platformProblems(remote, shell),
    ...remoteBudgetProblems(remote),
    ...integrityProblems(remote, folder),
  ];
}

/**
 * @param {RemoteManifest} remote
 * @param {ShellManifest} shell
 */
function contractProblems({ name, contract }, { contracts }) {
  const spoken = contracts[name];
  if (spoken === contract) return [];
  return [
    `It speaks contract ${contract}, the deployed shell speaks ${spoken ?? 'none'} with ${name}: deploy the shell first.`,
  ];
}

/**
 * @param {RemoteManifest} remote
 * @param {ShellManifest} shell
 */
function platformProblems({ requires }, { provides }) {
  return Object.entries(requires).flatMap(([key, required]) => {
    const provided = provides[key];
    if (!provided) return [`It needs ${key}, which the deployed shell does not provide.`];
    const missing = provided.exports.length ? required.exports.filter((name) => !provided.exports.includes(name)) : [];
    return [
      ...(satisfies(provided.version, required.version)
        ? []
        : [`It needs ${key} ${required.version}, the deployed shell provides ${provided.version}.`]),
      ...missing.map((name) => `It uses ${name} of ${key}, which the deployed shell does not provide.`),
    ];
  });
}

/**
 * Whether a version is what `^…` asks for: nothing to the left of the first number that is not zero has changed.
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
 * @param {RemoteManifest} remote
 * @param {string} folder
 */
function integrityProblems({ files }, folder) {
  return Object.entries(files).flatMap(([file, { integrity }]) => {
    const found = describeFile(readFileSync(path.join(folder, file)));
    return found.integrity === integrity ? [] : [`${file} is not the file that was built.`];
  });
}
