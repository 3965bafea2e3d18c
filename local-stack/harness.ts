import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { runStack } from './stack/run-stack.ts';
import { defaultPorts, type Addresses, type Ports } from './stack/settings.ts';

export type HarnessStack = { addresses: Addresses; ports: Ports; dataDir: string; stop: () => Promise<void> };

/**
 * Starts the stack of `npm start` on free ports and a new data folder, for tests and measurements. Does not build.
 *
 * @param options without a site, it needs no build
 */
export async function startStack(options?: { withSite?: boolean }): Promise<HarnessStack> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'coach-stack-'));
  const tidy = () => rm(dataDir, { recursive: true, force: true });
  const ports = await freePorts();
  try {
    const stack = await runStack({ ports, dataDir }, options);
    return { addresses: stack.addresses, ports, dataDir, stop: () => stack.stop().then(tidy) };
  } catch (error) {
    await tidy();
    throw error;
  }
}

/** Finds a free port for each part. */
export async function freePorts(): Promise<Ports> {
  const parts = Object.keys(defaultPorts).map(async (name) => [name, await freePort()]);
  return Object.fromEntries(await Promise.all(parts)) as Ports;
}

/** Processes rarely share a range: two that start servers at once would not see each other's choice yet. */
const rangeSize = 99;
const range = 20_000 + (process.pid % 128) * rangeSize;
let turn = randomInt(rangeSize);

/**
 * Finds a free port below those that systems give to outgoing connections and to servers on port 0 (from 32768),
 * so that nothing takes it before it is used.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    turn = (turn + 1) % rangeSize;
    const port = range + turn;
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = net.createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
