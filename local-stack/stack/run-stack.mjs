import { startProcess } from './processes.mjs';
import { addressesOf } from './settings.mjs';

/**
 * @typedef {object} Stack
 * @property {import('./settings.mjs').Addresses} addresses
 * @property {Promise<string>} ended resolves with a sentence when a part ends by itself
 * @property {() => Promise<void>} stop
 */

/**
 * Starts every part in a process of its own and waits until all of them serve. When one fails, none is left.
 *
 * @param {import('./settings.mjs').StackSettings} settings
 * @param {{ withSite?: boolean }} [options] `withSite: false` leaves the pages to somebody else
 * @returns {Promise<Stack>}
 */
export async function runStack({ ports, dataDir }, { withSite = true } = {}) {
  /** @type {import('./processes.mjs').StackProcess[]} */
  const running = [];
  const environment = {
    ...Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, String(port)])),
    DATA_DIR: dataDir,
  };

  /**
   * @param {string} name
   * @param {Record<string, string>} [more]
   */
  const start = async (name, more = {}) => {
    const script = `local-stack/${name}/main.mjs`;
    const started = await startProcess(name, { script, dataDir, environment: { ...environment, ...more } });
    running.push(started);
    return started;
  };

  const stop = async () => {
    // The database last: what the others are still at may need it.
    const parts = running.splice(0);
    await Promise.all(parts.filter(({ name }) => name !== 'backend').map((part) => part.stop()));
    await Promise.all(parts.filter(({ name }) => name === 'backend').map((part) => part.stop()));
  };

  const withBackend = start('functions').then((functions) => start('backend', { FUNCTIONS_URL: functions.address }));
  const starting = await Promise.allSettled([withBackend, start('mail'), ...(withSite ? [start('site')] : [])]);
  const failure = starting.find((one) => one.status === 'rejected');
  if (failure) {
    await stop();
    throw failure.reason;
  }
  return { addresses: addressesOf(ports), ended: Promise.race(running.map(({ ended }) => ended)), stop };
}
