import { cp } from 'node:fs/promises';
import type { RunningBackend } from './backend-process';
import { newFolder, runBackend } from './backend-process';

declare global {
  // eslint-disable-next-line no-var
  var sharedBackends: RunningBackend[] | undefined;
}

/** Starts a backend per worker and prepares a seeded data folder to copy; test files find both in the environment. */
export default async function startSharedBackends({ maxWorkers }: { maxWorkers: number }) {
  const first = await runBackend();
  await first.end();
  process.env.TEST_FILLED_DIR = await newFolder();
  await cp(first.dataDir, process.env.TEST_FILLED_DIR, { recursive: true });

  const folders = [first.dataDir];
  while (folders.length < maxWorkers) {
    const folder = await newFolder();
    await cp(process.env.TEST_FILLED_DIR, folder, { recursive: true });
    folders.push(folder);
  }
  globalThis.sharedBackends = [];
  const servers = process.env.TEST_DATABASES?.split(' ') ?? [];
  for (const [index, folder] of folders.entries())
    globalThis.sharedBackends.push(await runBackend({ DATA_DIR: folder, DATABASE_URL: servers[index] }));
  process.env.TEST_BACKENDS = JSON.stringify(
    globalThis.sharedBackends.map(({ url, secretKey }) => ({ url, secretKey })),
  );
}
