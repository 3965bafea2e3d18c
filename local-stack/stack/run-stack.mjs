import { startProcess } from './processes.mjs';
import { addressesOf } from './settings.mjs';

/**
 * @typedef {object} Stack
 * @property {import('./settings.mjs').Addresses} addresses
 * @property {Promise<string>} ended resolves with a sentence when a part ends by itself
 * @property {() => Promise<void>} stop
 */

/**
 * @typedef {object} StackOptions
 * @property {boolean} [withSite] false starts no pages
 * @property {Promise<void>} [beforeSite] what the pages wait for, their build
 * @property {(line: string) => void} [report] told about every part that is ready
 * @property {readonly string[]} [developed] packages that are rebuilt with every change, the shell in any case
 */

/**
 * Starts every part in a process of its own and waits until all of them serve. When one fails, none is left.
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
    // Another part failed meanwhile.
    if (isStopping) await started.stop();
    return started;
  };

  const stop = async () => {
    isStopping = true;
    // The database last: what the others are still at may need it.
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
