import type { RunningBackend } from './backend-process';
import { runBackend } from './backend-process';

declare global {
  // eslint-disable-next-line no-var
  var sharedBackend: RunningBackend | undefined;
}

/** One backend for all files of this folder; they tell its address by the environment. */
export default async function startSharedBackend() {
  globalThis.sharedBackend = await runBackend();
  process.env.TEST_API_URL = globalThis.sharedBackend.url;
  process.env.TEST_SECRET_KEY = globalThis.sharedBackend.secretKey;
}
