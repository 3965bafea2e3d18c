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
 * @property {readonly string[]} [developed] packages that are rebuilt with every change, the shell in any case
 */

/**
 * Starts every part in a process of its own and waits until all of them serve. When one fails, none is left.
 *
 * @param {import('./settings.mjs').StackSettings} settings
 * @param {StackOptions} [options]
 * @returns {Promise<Stack>}
 */
export async function runStack({ ports, dataDir }, { withSite = true, beforeSite, developed } = {}) {
  /** @type {import('./processes.mjs').StackProcess[]} */
  const running = [];
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
    return started;
  };

  const stop = async () => {
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
  const starting = await Promise.allSettled([withBackend, start('mail'), ...(withSite ? [startSite()] : [])]);
  const failure = starting.find((one) => one.status === 'rejected');
  if (failure) {
    await stop();
    throw failure.reason;
  }
  return { addresses: addressesOf(ports), ended: Promise.race(running.map(({ ended }) => ended)), stop };
}
