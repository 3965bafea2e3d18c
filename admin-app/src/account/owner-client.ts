import type { DataConfig } from 'data-client';
import { createOwnerClient, type OwnerClient } from 'data-client/owner';

let known: { config: DataConfig; client: OwnerClient } | undefined;

/** Returns the same client on every mount: two clients would compete for one session in this browser. */
export function ownerClientFor(config: DataConfig): OwnerClient {
  if (known?.config.url !== config.url || known.config.key !== config.key) {
    known = { config, client: createOwnerClient(config) };
  }
  return known.client;
}
