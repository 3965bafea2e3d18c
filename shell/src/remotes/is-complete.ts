import type { RegistryEntry, RemoteOutline } from 'domain/registry-entry';

/** Whether a remote in the page's registry can be loaded without the published registry. */
export const isComplete = (remote?: RegistryEntry | RemoteOutline): remote is RegistryEntry =>
  remote !== undefined && 'entry' in remote;
