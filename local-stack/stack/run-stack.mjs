import { startProcess } from './processes.mjs';
import { addressesOf } from './settings.mjs';

/**
 * @typedef {object} Stack
 * @property {import('./settings.mjs').Addresses} addresses
 * @property {Promise<string>} ended resolves with a sentence if a process ends unexpectedly
 * @property {() => Promise<void>} stop
 */

/**
 * @typedef {object} StackOptions
 * @property {boolean} [withSite] false to start no pages
 * @property {Promise<void>} [beforeSite] the build that the pages wait for
 * @property {(line: string) => void} [report] gets a line for every process that is ready
 * @property {readonly string[]} [developed] packages to rebuild on every change, besides the shell
 */

/**
 * Starts all parts as processes and waits until they serve. If one fails, stops the others.
 *
 * @param {import('./settings.mjs').StackSettings} settings
 * @param {StackOptions} [options]
 * @returns {Promise<Stack>}
 */
export async function runStack({ ports, dataDir }, { withSite = true, beforeSite, report, developed } = {}) {
  /** @type {import('./processes.mjs').StackProcess[]} */
  const running = [];
  let isStopping = false;
  const environment = {
    ...Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, String(port)])),
    DATA_DIR: dataDir,
  };

  /**
   * @param {string} name
   * @param {{ script?: string, isLoud?: boolean, more?: Record<string, string> }} [options]
   */
  const start = async (name, { script = `local-stack/${name}/main.mjs`, isLoud, more } = {}) => {
    const started = await startProcess(name, { script, isLoud, dataDir, environment: { ...environment, ...more } });
    running.push(started);
    report?.(`  ${name}: ready`);
    // Another process has failed in the meantime.
    if (isStopping) await started.stop();
    return started;
  };

  const stop = async () => {
    isStopping = true;
    // The database last, because the others may still need it.
    const parts = running.splice(0);
    await Promise.all(parts.filter(({ name }) => name !== 'backend').map((part) => part.stop()));
    await Promise.all(parts.filter(({ name }) => name === 'backend').map((part) => part.stop()));
  };

  const withBackend = start('functions').then((functions) =>
    start('backend', { more: { FUNCTIONS_URL: functions.address } }),
  );
  const startSite = async () => {
    await beforeSite;
    if (!developed) return start('site');
    const more = { DEVELOPED: developed.join() };
    return start('site', { script: 'local-stack/site/dev-main.mjs', isLoud: true, more });
  };
  try {
    await Promise.all([withBackend, start('mail'), ...(withSite ? [startSite()] : [])]);
  } catch (error) {
    await stop();
    throw error;
  }
  return { addresses: addressesOf(ports), ended: Promise.race(running.map(({ ended }) => ended)), stop };
}
