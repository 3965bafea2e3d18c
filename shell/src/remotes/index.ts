export { enforceAllowedAddresses } from './allowed-addresses';
export { RemoteFallback } from './remote-fallback';
export { RemotePlace } from './remote-place';
export type { RemoteName } from './remote-apps';
export { RemoteStore } from './remote-store';
export { RemotesProvider, useRemote, useRemotes } from './remotes-context';
