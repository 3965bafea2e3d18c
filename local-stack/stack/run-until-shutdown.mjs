import { checkDataFolder, checkMachine, checkPorts, checkDiskSpace } from './checks.mjs';
import { runStack } from './run-stack.mjs';
import { takeLock } from './running-lock.mjs';
import { readSettings } from './settings.mjs';
import { UserError } from '../../config/run-command.mjs';
import { addressTable } from './address-table.mjs';
import { shutdownSignal } from './shutdown-signal.mjs';

/**
 * Runs the stack from the startup checks to shutdown, for `npm start` and `npm run dev`.
 *
 * @param {object} how
 * @param {string} how.announcement
 * @param {(signal: AbortSignal) => Promise<void>} how.build builds the packages of the pages
 * @param {import('./run-stack.mjs').StackOptions} [how.options]
 * @param {(addresses: import('./settings.mjs').Addresses, signal: AbortSignal) => Promise<string>} [how.afterwards] runs
 *   once everything serves; returns a line to print
 */
export async function runUntilShutdown({ announcement, build, options, afterwards }) {
  const startedAt = Date.now();
  const shutdown = shutdownSignal();
  const broken = new AbortController();
  try {
    checkMachine();
    const settings = readSettings(process.env);
    await checkDataFolder(settings);
    await checkDiskSpace(settings);
    process.once('exit', takeLock(settings.dataDir));
    await checkPorts(settings);

    console.log(announcement);
    const stack = await runStack(settings, {
      ...options,
      report: console.log,
      beforeSite: build(AbortSignal.any([shutdown.signal, broken.signal])),
    });
    if (!shutdown.signal.aborted) console.log(addressTable(settings, stack.addresses, (Date.now() - startedAt) / 1000));
    void afterwards?.(stack.addresses, shutdown.signal).then(
      (report) => shutdown.signal.aborted || console.log(report),
    );

    const failure = await Promise.race([shutdown.happened, stack.ended]);
    console.error(failure ? `${failure}\nStopping everything.` : '\nStopping everything …');
    await stack.stop();
    process.exit(failure ? 1 : 0);
  } catch (error) {
    broken.abort();
    if (shutdown.signal.aborted) process.exit(0);
    console.error(error instanceof UserError ? error.message : error);
    process.exit(1);
  }
}
