import { spawn } from 'node:child_process';
import { projectRoot } from './settings.mjs';
import { StartError } from './start-error.mjs';

/**
 * Builds what changed since the last build; the rest comes from lerna's cache.
 *
 * @param {AbortSignal} signal ends the build half way
 * @returns {Promise<void>}
 */
export function buildSite(signal) {
  return new Promise((resolve, reject) => {
    const child = spawn('npm', ['run', '--silent', 'build'], {
      cwd: projectRoot,
      detached: true,
      stdio: ['ignore', 'inherit', 'inherit'],
      // Telling nx to stay in this process: its daemon would outlive the start.
      env: { ...process.env, NX_DAEMON: 'false' },
    });
    const end = () => child.pid && process.kill(-child.pid, 'SIGTERM');
    signal.addEventListener('abort', end, { once: true });
    child.on('error', reject);
    child.on('exit', (code) => {
      signal.removeEventListener('abort', end);
      if (code === 0) resolve();
      else reject(new StartError('The build failed, so nothing was started. Its reason stands above.'));
    });
  });
}
