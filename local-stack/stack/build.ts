import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { stripVTControlCharacters } from 'node:util';
import { projectRoot } from '../../config/files.mjs';
import { UserError } from '../../config/run-command.mjs';

/** Lerna's heading for a finished package; the remark says whether it came from the cache. */
const finishedPackage = /^> (\S+?):"?build(:embed)?"?\s*(.*)$/;

/**
 * Builds the packages that changed; the rest comes from lerna's cache.
 *
 * @param signal stops the build
 * @param report called for each finished package
 */
export function buildSite(signal: AbortSignal, report: (line: string) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn('npm', ['run', '--silent', 'build:all'], {
      cwd: projectRoot,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      // Nx's daemon would outlive this process.
      env: { ...process.env, NX_DAEMON: 'false' },
    });
    const output: string[] = [];
    // A heading is repeated for a task that is not built together with others.
    const reported = new Set<string>();
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on('line', (line) => {
        output.push(line);
        const [, name, embed, remark] = finishedPackage.exec(stripVTControlCharacters(line)) ?? [];
        if (!name) return;
        const heading = `  ${name}${embed ? ' (embed)' : ''}: ${remark ? 'unchanged' : 'built'}`;
        if (!reported.has(heading)) report(heading);
        reported.add(heading);
      });
    }
    const end = () => child.pid && process.kill(-child.pid, 'SIGTERM');
    signal.addEventListener('abort', end, { once: true });
    child.on('error', reject);
    child.on('close', (code) => {
      signal.removeEventListener('abort', end);
      if (code === 0) return resolve();
      reject(new UserError(`${output.join('\n')}\nThe build failed, so the stack did not start.`));
    });
  });
}
