import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { stripVTControlCharacters } from 'node:util';
import { projectRoot } from './settings.mjs';
import { StartError } from './start-error.mjs';

/** How lerna heads what a package reported, once that package is done; a remark tells that it came from the cache. */
const finishedPackage = /^> (\S+?):"?build(:standalone)?"?\s*(.*)$/;

/**
 * Builds what changed since the last build; the rest comes from lerna's cache.
 *
 * @param {AbortSignal} signal ends the build half way
 * @param {(line: string) => void} report told about every package that is done
 * @returns {Promise<void>}
 */
export function buildSite(signal, report) {
  return new Promise((resolve, reject) => {
    const child = spawn('npm', ['run', '--silent', 'build:all'], {
      cwd: projectRoot,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      // The daemon of nx would outlive the start.
      env: { ...process.env, NX_DAEMON: 'false' },
    });
    /** @type {string[]} */
    const output = [];
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on('line', (line) => {
        output.push(line);
        const [, name, standalone, remark] = finishedPackage.exec(stripVTControlCharacters(line)) ?? [];
        if (name) report(`  ${name}${standalone ? ' on its own' : ''}: ${remark ? 'unchanged' : 'built'}`);
      });
    }
    const end = () => child.pid && process.kill(-child.pid, 'SIGTERM');
    signal.addEventListener('abort', end, { once: true });
    child.on('error', reject);
    child.on('close', (code) => {
      signal.removeEventListener('abort', end);
      if (code === 0) return resolve();
      reject(new StartError(`${output.join('\n')}\nThe build failed, so nothing was started.`));
    });
  });
}
