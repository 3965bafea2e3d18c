import { useDataConfig } from 'data-client';
import { OwnerClientProvider } from 'data-client/owner';
import type { AdminDeskProps } from '../contract';
import { ownerClientFor } from './owner-client';
import { SessionGate } from './session-gate';

export function AdminDesk(props: AdminDeskProps) {
  return (
    <OwnerClientProvider client={ownerClientFor(useDataConfig())}>
      <SessionGate {...props} />
    </OwnerClientProvider>
  );
}
