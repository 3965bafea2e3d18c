import { spawn } from 'node:child_process';
import { cpSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot, runTypeScript } from '../../config/files.mjs';
import { freePort } from '../../local-stack/harness';

const exitWithParent = pathToFileURL(path.join(projectRoot, 'local-stack/stack/exit-with-parent.ts')).href;

type Keys = { secretKey: string; jwtSecret: string };

export type RunningBackend = Keys & {
  url: string;
  dataDir: string;
  /** Sends a signal and waits for the exit. */
  end(signal?: NodeJS.Signals): Promise<number | null>;
};

export type BackendEnvironment = Record<string, string | undefined>;

/** A failed start, with its output and exit code. */
export class StartError extends Error {
  constructor(
    readonly said: string,
    readonly exitCode: number | null,
  ) {
    super(`The backend ended with ${exitCode}: ${said}`);
  }
}

/** Starts the backend of `npm start` as a process on a free port. */
export async function runBackend(environment: BackendEnvironment = {}): Promise<RunningBackend> {
  const dataDir = environment.DATA_DIR ?? (await newFolder());
  const env = {
    ...process.env,
    API_PORT: String(await freePort()),
    TRUST_PROXY: '1',
    SEED_FILE: path.join(__dirname, 'accounts.sql'),
    ...environment,
    DATA_DIR: dataDir,
  };
  const child = spawn(process.execPath, [...runTypeScript, '--import', exitWithParent, 'local-stack/backend/main.ts'], {
    cwd: projectRoot,
    env,
    // The channel closes when the tests exit, even after SIGKILL.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const ended = new Promise<number | null>((resolve) => {
    child.once('exit', resolve);
  });
  const url = await readyAddress(child, ended);
  const keys = JSON.parse(await readFile(path.join(dataDir, 'keys.json'), 'utf8')) as Keys;
  return {
    url,
    dataDir,
    ...keys,
    end: (signal = 'SIGTERM') => {
      child.kill(signal);
      return ended;
    },
  };
}

/** Starts a seeded backend. Copies the data folder if there is one, because seeding takes longer. */
export async function runFilledBackend(environment: BackendEnvironment = {}): Promise<RunningBackend> {
  return runBackend({ ...environment, DATA_DIR: environment.DATA_DIR ?? (await copyOf(process.env.TEST_FILLED_DIR)) });
}

/** Starts and stops an embedded backend, and returns its data folder. */
export async function preparedFolder(environment: BackendEnvironment): Promise<string> {
  const { dataDir, end } = await runBackend({ ...environment, DATABASE_URL: undefined });
  await end();
  return dataDir;
}

/** Copies the data folder of a backend that has stopped; an empty folder if there is none. */
export async function copyOf(dataDir?: string): Promise<string> {
  const folder = await newFolder();
  // Takes half the processor time of copying its thousand files asynchronously.
  if (dataDir) cpSync(dataDir, folder, { recursive: true });
  return folder;
}

/** Kills a backend and deletes its data. */
export async function discard({ end, dataDir }: RunningBackend): Promise<void> {
  await end('SIGKILL');
  await rm(dataDir, { recursive: true, force: true });
}

function readyAddress(child: ReturnType<typeof spawn>, ended: Promise<number | null>): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const listen = (chunk: Buffer) => {
      said += chunk.toString();
      const [, address] = /^ready (\S+)$/m.exec(said) ?? [];
      if (address) resolve(address);
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.once('error', reject);
    void ended.then((code) => reject(new StartError(said.trim(), code)));
  });
}

export function newFolder(): Promise<string> {
  return mkdtemp(path.join(os.tmpdir(), 'coach-backend-test-'));
}
