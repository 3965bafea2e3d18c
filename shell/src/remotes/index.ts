export { allowScripts, enforceAllowedAddresses } from './allowed-addresses';
export { RemoteFallback } from './remote-fallback';
export { RemotePlace } from './remote-place';
export { RemoteStore } from './remote-store';
export { RemotesProvider, useRemotes } from './remotes-context';
