import path from 'node:path';
import { configurationsOf, runBuilds } from './run-build.mjs';

/**
 * Builds all packages that lerna found neither built nor in its cache, in one process: a process for each would start
 * webpack anew and compile it anew, which costs more than most of our packages do.
 *
 * @param {{ tasks: Record<string, { projectRoot?: string, target: { target: string } }> }} graph
 * @param {string} root
 */
export async function* buildPackages({ tasks }, root) {
  for (const [task, { projectRoot = '', target }] of Object.entries(tasks)) {
    /** @type {string[]} */
    const lines = [];
    const configurations = await configurationsOf(path.join(root, projectRoot), target.target === 'build:standalone');
    const success = await runBuilds(configurations, (line) => lines.push(line));
    // Lerna does not wait for the end of this process, so who measures lerna does not see what it took.
    const { user, system } = process.cpuUsage();
    console.log(`${((user + system) / 1e6).toFixed(2)} s of processor time so far`);
    yield { task, result: { success, terminalOutput: `${lines.join('\n')}\n` } };
  }
}
