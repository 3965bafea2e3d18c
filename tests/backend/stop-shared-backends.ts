import { rm } from 'node:fs/promises';

export default async function stopSharedBackends() {
  const backends = globalThis.sharedBackends ?? [];
  await Promise.all(backends.map((backend) => backend.end()));
  for (const folder of [...backends.map(({ dataDir }) => dataDir), process.env.TEST_FILLED_DIR]) {
    if (folder) await rm(folder, { recursive: true, force: true });
  }
}
