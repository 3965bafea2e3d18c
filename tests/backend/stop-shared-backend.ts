import { rm } from 'node:fs/promises';

export default async function stopSharedBackend() {
  const backend = globalThis.sharedBackend;
  if (!backend) return;
  await backend.end();
  for (const folder of [backend.dataDir, process.env.TEST_FILLED_DIR!]) {
    await rm(folder, { recursive: true, force: true });
  }
}
