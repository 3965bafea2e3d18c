import { startProcess, type StackProcess } from './processes.ts';
import { addressesOf, type Addresses, type StackSettings } from './settings.ts';

type Stack = {
  addresses: Addresses;
  /** Resolves with a sentence if a process ends unexpectedly. */
  ended: Promise<string>;
  stop: () => Promise<void>;
};

export type StackOptions = {
  /** False to start no pages. */
  withSite?: boolean;
  /** The build that the pages wait for. */
  beforeSite?: Promise<void>;
  /** Gets a line for every process that is ready. */
  report?: (line: string) => void;
  /** Packages to rebuild on every change, in addition to the shell. */
  developed?: readonly string[];
};

/** Starts all parts as processes and waits until they serve. If one fails, stops the others. */
export async function runStack(
  { ports, dataDir }: StackSettings,
  { withSite = true, beforeSite, report, developed }: StackOptions = {},
): Promise<Stack> {
  const running: StackProcess[] = [];
  let isStopping = false;
  const environment = {
    ...Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, String(port)])),
    DATA_DIR: dataDir,
  };

  const start = async (
    name: string,
    {
      script = `local-stack/${name}/main.ts`,
      isLoud,
      more,
    }: { script?: string; isLoud?: boolean; more?: Record<string, string> } = {},
  ) => {
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
    return start('site', { script: 'local-stack/site/dev-main.ts', isLoud: true, more });
  };
  try {
    await Promise.all([withBackend, start('mail'), ...(withSite ? [startSite()] : [])]);
  } catch (error) {
    await stop();
    throw error;
  }
  return { addresses: addressesOf(ports), ended: Promise.race(running.map(({ ended }) => ended)), stop };
}
