import path from 'node:path';
import { configurationsOf, runBuilds } from './run-build.mjs';

/**
 * Builds all packages that are not in lerna's cache in one process. Starting and compiling webpack for each package
 * would take longer than most of the builds.
 *
 * @param {{ tasks: Record<string, { projectRoot?: string, target: { target: string } }> }} graph
 * @param {string} root
 */
export async function* buildPackages({ tasks }, root) {
  for (const [task, { projectRoot = '', target }] of Object.entries(tasks)) {
    /** @type {string[]} */
    const lines = [];
    const configurations = await configurationsOf(path.join(root, projectRoot), target.target === 'build:embed');
    const success = await runBuilds(configurations, (line) => lines.push(line));
    // Lerna does not wait for this process to end, so measuring lerna would miss the time it used.
    const { user, system } = process.cpuUsage();
    console.log(`${((user + system) / 1e6).toFixed(2)} s of processor time so far`);
    yield { task, result: { success, terminalOutput: `${lines.join('\n')}\n` } };
  }
}
