import type { DataConfig } from 'data-client';
import { createOwnerClient, type OwnerClient } from 'data-client/owner';

let known: { config: DataConfig; client: OwnerClient } | undefined;

/** The same client each time the desk is opened: two of them would race for the one session in this browser. */
export function ownerClientFor(config: DataConfig): OwnerClient {
  if (known?.config.url !== config.url || known.config.key !== config.key) {
    known = { config, client: createOwnerClient(config) };
  }
  return known.client;
}
