export { allowScripts, enforceAllowedAddresses } from './allowed-addresses';
export { inlinedRegistry, pageRoutes, type PageRoute } from './registry';
export { RemoteFallback } from './remote-fallback';
export { RemoteComponent } from './remote-component';
export { RemoteStore } from './remote-store';
export { RemotesProvider, useRemotes } from './remotes-context';
