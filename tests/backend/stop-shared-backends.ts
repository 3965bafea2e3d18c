import { rm } from 'node:fs/promises';

export default async function stopSharedBackends() {
  const backends = globalThis.sharedBackends ?? [];
  await Promise.all(backends.map((backend) => backend.end()));
  const prepared = [process.env.TEST_UNUSED_DIR, process.env.TEST_FILLED_DIR];
  for (const folder of [...backends.map(({ dataDir }) => dataDir), ...prepared]) {
    if (folder) await rm(folder, { recursive: true, force: true });
  }
}
