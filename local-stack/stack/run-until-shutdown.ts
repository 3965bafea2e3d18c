import { checkDataFolder, checkPorts, checkDiskSpace } from './checks.ts';
import { runStack, type StackOptions } from './run-stack.ts';
import { takeLock } from './running-lock.ts';
import { readSettings, type Addresses } from './settings.ts';
import { UserError } from '../../config/run-command.mjs';
import { addressTable } from './address-table.ts';
import { shutdownSignal } from './shutdown-signal.ts';

/** Runs the stack from the startup checks to shutdown, for `npm start` and `npm run dev`. */
export async function runUntilShutdown({
  announcement,
  build,
  options,
  beforeReady,
}: {
  announcement: string;
  /** Builds the packages of the pages. */
  build: (signal: AbortSignal) => Promise<void>;
  options?: StackOptions;
  /** Runs once everything serves, before the addresses are printed; returns a line to print. */
  beforeReady?: (addresses: Addresses, signal: AbortSignal) => Promise<string>;
}) {
  const startedAt = Date.now();
  const shutdown = shutdownSignal();
  const broken = new AbortController();
  try {
    const settings = readSettings(process.env);
    await checkDataFolder(settings);
    await checkDiskSpace(settings);
    process.once('exit', takeLock(settings.dataDir));
    await checkPorts(settings);

    console.log(announcement);
    const signal = AbortSignal.any([shutdown.signal, broken.signal]);
    const stack = await runStack(settings, {
      ...options,
      report: console.log,
      beforeSite: build(signal),
    });
    const announce = async () => {
      const report = await beforeReady?.(stack.addresses, signal);
      if (signal.aborted) return;
      if (report) console.log(report);
      console.log(addressTable(settings, stack.addresses, (Date.now() - startedAt) / 1000));
    };
    void announce();

    const failure = await Promise.race([shutdown.happened, stack.ended]);
    broken.abort();
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
