import { cp } from 'node:fs/promises';
import { newFolder, runBackend, type RunningBackend } from './backend-process';

declare global {
  // eslint-disable-next-line no-var
  var sharedBackends: RunningBackend[] | undefined;
}

const servers = process.env.TEST_DATABASES?.split(' ');

/** Starts a backend per worker; test files find them in the environment. */
export default async function startSharedBackends({ maxWorkers }: { maxWorkers: number }) {
  const first = await runBackend();
  // Copies need a backend that has stopped; for one worker, starting it again takes longer than the copies save.
  globalThis.sharedBackends = maxWorkers === 1 && !servers ? [first] : await startCopies(first, maxWorkers);
  process.env.TEST_BACKENDS = JSON.stringify(
    globalThis.sharedBackends.map(({ url, secretKey, jwtSecret }) => ({ url, secretKey, jwtSecret })),
  );
}

/** Keeps a seeded data folder, TEST_FILLED_DIR, for `runFilledBackend`, too. */
async function startCopies(first: RunningBackend, count: number) {
  await first.end();
  process.env.TEST_FILLED_DIR = await newFolder();
  await cp(first.dataDir, process.env.TEST_FILLED_DIR, { recursive: true });

  const backends: RunningBackend[] = [];
  for (let index = 0; index < count; index += 1) {
    const folder = index === 0 ? first.dataDir : await newFolder();
    if (index > 0) await cp(process.env.TEST_FILLED_DIR, folder, { recursive: true });
    backends.push(await runBackend({ DATA_DIR: folder, DATABASE_URL: servers?.[index] }));
  }
  return backends;
}
