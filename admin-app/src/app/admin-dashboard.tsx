import { useDataConfig, type DataConfig } from 'data-client';
import { OwnerClientProvider, createOwnerClient, type OwnerClient } from 'data-client/owner';
import { BasePath } from '../dashboard/base-path';
import type { AdminDashboardProps } from '../contract';
import { HostPreviewsContext } from '../dashboard/host-previews';
import { SessionGate } from './session-gate';

export function AdminDashboard({ basePath, sitePath, ...previews }: AdminDashboardProps) {
  return (
    <OwnerClientProvider client={ownerClientFor(useDataConfig())}>
      <HostPreviewsContext value={previews}>
        <BasePath value={basePath}>
          <SessionGate sitePath={sitePath} />
        </BasePath>
      </HostPreviewsContext>
    </OwnerClientProvider>
  );
}

let known: { config: DataConfig; client: OwnerClient } | undefined;

/** Returns the same client on every mount: two clients would compete for one session in this browser. */
function ownerClientFor(config: DataConfig): OwnerClient {
  if (known?.config.url !== config.url || known.config.key !== config.key) {
    known = { config, client: createOwnerClient(config) };
  }
  return known.client;
}
