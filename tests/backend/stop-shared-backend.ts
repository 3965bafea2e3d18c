import { rm } from 'node:fs/promises';

export default async function stopSharedBackend() {
  const backend = globalThis.sharedBackend;
  if (!backend) return;
  await backend.end();
  await rm(backend.dataDir, { recursive: true, force: true });
}
