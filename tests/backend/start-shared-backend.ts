import { cp } from 'node:fs/promises';
import type { RunningBackend } from './backend-process';
import { newFolder, runBackend } from './backend-process';

declare global {
  // eslint-disable-next-line no-var
  var sharedBackend: RunningBackend | undefined;
}

/** One backend for all files of this folder, and a filled data folder to copy; they learn of both by the environment. */
export default async function startSharedBackend() {
  const first = await runBackend();
  await first.end();
  process.env.TEST_FILLED_DIR = await newFolder();
  await cp(first.dataDir, process.env.TEST_FILLED_DIR, { recursive: true });

  globalThis.sharedBackend = await runBackend({ DATA_DIR: first.dataDir });
  process.env.TEST_API_URL = globalThis.sharedBackend.url;
  process.env.TEST_SECRET_KEY = globalThis.sharedBackend.secretKey;
}
