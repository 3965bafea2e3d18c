import { checkDataFolder, checkMachine, checkPorts, checkRoom } from './checks.mjs';
import { runStack } from './run-stack.mjs';
import { takeLock } from './running-lock.mjs';
import { readSettings } from './settings.mjs';
import { StartError } from './start-error.mjs';
import { addressTable } from './table.mjs';
import { toldToEnd } from './told-to-end.mjs';

/**
 * From the checks to the end: what `npm start` and `npm run dev` have in common.
 *
 * @param {object} how
 * @param {string} how.announcement
 * @param {(signal: AbortSignal) => Promise<void>} how.build what the pages need before they can be served
 * @param {import('./run-stack.mjs').StackOptions} [how.options]
 * @param {(addresses: import('./settings.mjs').Addresses, signal: AbortSignal) => Promise<string>} [how.afterwards] what
 *   follows once everything serves, and what it reports
 */
export async function upAndDown({ announcement, build, options, afterwards }) {
  const startedAt = Date.now();
  const toEnd = toldToEnd();
  const broken = new AbortController();
  try {
    checkMachine();
    const settings = readSettings(process.env);
    await checkDataFolder(settings);
    await checkRoom(settings);
    process.once('exit', takeLock(settings.dataDir));
    await checkPorts(settings);

    console.log(announcement);
    const stack = await runStack(settings, {
      ...options,
      report: console.log,
      beforeSite: build(AbortSignal.any([toEnd.signal, broken.signal])),
    });
    if (!toEnd.signal.aborted) console.log(addressTable(settings, stack.addresses, (Date.now() - startedAt) / 1000));
    void afterwards?.(stack.addresses, toEnd.signal).then((report) => toEnd.signal.aborted || console.log(report));

    const accident = await Promise.race([toEnd.happened, stack.ended]);
    console.error(accident ? `${accident}\nEnding everything.` : '\nEnding everything …');
    await stack.stop();
    process.exit(accident ? 1 : 0);
  } catch (error) {
    broken.abort();
    if (toEnd.signal.aborted) process.exit(0);
    console.error(error instanceof StartError ? error.message : error);
    process.exit(1);
  }
}
