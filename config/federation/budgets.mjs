import path from 'node:path';
import { projectRoot } from '../webpack/places.mjs';
import { readJson } from './json-file.mjs';

/**
 * Bytes of JavaScript after gzip.
 *
 * @typedef {object} Budgets
 * @property {Record<string, { entry: number, all: number }>} remotes `entry`: what showing the remote costs first
 * @property {Record<string, number>} firstView by first segment of the path: shell and remotes together
 */

/** @type {Budgets} */
export const budgets = readJson(path.join(projectRoot, 'config/federation/budgets.json'));

/** Scripts that browsers load: not what only renders pages ahead of time. */
const visitorsScript = /^(?!pages\.).*\.js$/;

/** @param {import('../webpack/plugins/build-manifest.mjs').BuiltFiles} files */
function scriptBytes(files) {
  return Object.entries(files).reduce((sum, [file, { gzip }]) => sum + (visitorsScript.test(file) ? gzip : 0), 0);
}

/**
 * @param {import('../webpack/plugins/manifests.mjs').RemoteManifest} remote
 * @returns {{ what: string, bytes: number, budget: number }[]}
 */
export function remoteSizes({ name, entry, files }) {
  const budget = budgets.remotes[name] ?? { entry: 0, all: 0 };
  return [
    { what: `${name}, entry`, bytes: files[entry]?.gzip ?? 0, budget: budget.entry },
    { what: `${name}, all scripts`, bytes: scriptBytes(files), budget: budget.all },
  ];
}

/**
 * @param {import('../webpack/plugins/manifests.mjs').RemoteManifest} remote
 * @returns {string[]} sentences
 */
export function remoteBudgetProblems(remote) {
  return remoteSizes(remote).flatMap(overdrawn);
}

/**
 * @param {{ what: string, bytes: number, budget: number }} size
 * @returns {string[]}
 */
export function overdrawn({ what, bytes, budget }) {
  if (bytes <= budget) return [];
  return [
    `${what}: ${bytes} bytes after gzip, ${bytes - budget} over its budget of ${budget} (config/federation/budgets.json).`,
  ];
}

/**
 * What the first view of each budgeted path costs.
 *
 * @param {import('../webpack/plugins/manifests.mjs').ShellManifest} shell
 * @param {import('../webpack/plugins/manifests.mjs').RemoteManifest[]} remotes
 */
export function firstViewSizes(shell, remotes) {
  const shellBytes = shell.scripts.reduce((sum, script) => sum + (shell.files[script]?.gzip ?? 0), 0);
  return Object.entries(budgets.firstView).map(([segment, budget]) => {
    const shown = remotes.filter(({ routes }) => routes.includes(segment));
    const bytes = shown.reduce((sum, { entry, files }) => sum + (files[entry]?.gzip ?? 0), shellBytes);
    return { what: `first view of ${segment}`, bytes, budget };
  });
}
