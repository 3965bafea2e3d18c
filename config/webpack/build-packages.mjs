import { existsSync, readFileSync } from 'node:fs';
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
    if (process.env.PRINT_PROCESSOR_TIME) console.log(`${processorSeconds().toFixed(2)} s of processor time so far`);
    yield { task, result: { success, terminalOutput: `${lines.join('\n')}\n` } };
  }
}

/** The processor time of this process and, on Linux, of its child processes: esbuild is one. */
function processorSeconds() {
  const children = `/proc/self/task/${process.pid}/children`;
  const { user, system } = process.cpuUsage();
  if (!existsSync(children)) return (user + system) / 1e6;
  const ids = ['self', ...readFileSync(children, 'utf8').split(' ').filter(Boolean)];
  // Fields 14 to 17: user and system time of the process and of its finished children, in hundredths of a second.
  const times = ids.flatMap(
    (id) => readFileSync(`/proc/${id}/stat`, 'utf8').split(') ')[1]?.split(' ').slice(11, 15) ?? [],
  );
  return times.reduce((sum, ticks) => sum + Number(ticks), 0) / 100;
}
