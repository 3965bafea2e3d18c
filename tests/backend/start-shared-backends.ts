import { copyOf, preparedFolder, runBackend, type RunningBackend } from './backend-process';

declare global {
  // eslint-disable-next-line no-var
  var sharedBackends: RunningBackend[] | undefined;
}

const servers = process.env.TEST_DATABASES?.split(' ');

/** Starts a backend per worker; test files find them in the environment. */
export default async function startSharedBackends({ maxWorkers }: { maxWorkers: number }) {
  // For one worker, preparing data folders takes longer than the copies save.
  globalThis.sharedBackends = maxWorkers === 1 && !servers ? [await runBackend()] : await startCopies(maxWorkers);
  process.env.TEST_BACKENDS = JSON.stringify(
    globalThis.sharedBackends.map(({ url, secretKey, jwtSecret }) => ({ url, secretKey, jwtSecret })),
  );
}

/** Keeps the data folders of an unused project and of one with the rows that tests need, for isolated backends, too. */
async function startCopies(count: number) {
  const unused = await preparedFolder({ SEED_FILE: undefined });
  const filled = await preparedFolder({ DATA_DIR: await copyOf(unused) });
  process.env.TEST_UNUSED_DIR = unused;
  process.env.TEST_FILLED_DIR = filled;

  const startOne = async (_: unknown, index: number) =>
    runBackend({ DATA_DIR: await copyOf(filled), DATABASE_URL: servers?.[index] });
  return Promise.all(Array.from({ length: count }, startOne));
}
