import type { RegistryEntry } from './registry';
import { platform } from './platform';

/** What a federated remote's entry leaves in its global variable. */
export type Container = {
  init(shareScope: unknown): Promise<void> | void;
  get(module: string): Promise<() => unknown>;
};

const globals = globalThis as unknown as Record<string, Container | undefined>;

/** A container starts once: a second attempt that finds the same one must not start it again. */
const started = new WeakMap<Container, Promise<void>>();

/** Starts a container with the shell's platform and hands out what it exposes. */
export async function exposedModule(container: Container): Promise<unknown> {
  if (!started.has(container)) started.set(container, start(container));
  await started.get(container);
  const factory = await container.get('./app');
  return factory();
}

async function start(container: Container): Promise<void> {
  await container.init(await platform());
}

/** Runs a remote's entry, if it is the file the registry vouches for. */
export function loadContainer(entry: RegistryEntry, attempt: number): Promise<Container> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = attempt === 0 ? entry.entry : freshAddress(entry.entry, attempt);
    script.integrity = entry.integrity;
    script.crossOrigin = 'anonymous';
    globals[entry.container] = undefined;
    script.onload = () => {
      const container = globals[entry.container];
      if (container) resolve(container);
      else reject(new Error(`${entry.entry} did not create ${entry.container}`));
    };
    script.onerror = () =>
      reject(new Error(`${entry.entry} could not be loaded or is not the file the registry vouches for`));
    document.head.append(script);
  });
}

/** An address the browser has not asked for: a request that hangs would hold up a second one for the same address. */
function freshAddress(address: string, attempt: number): string {
  const url = new URL(address, document.baseURI);
  url.searchParams.set('attempt', String(attempt));
  return url.href;
}
