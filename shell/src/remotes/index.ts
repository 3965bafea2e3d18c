export { allowScripts, enforceAllowedAddresses } from './allowed-addresses';
export { inlinedRegistry, pageRoutes, type PageRoute } from './registry';
export { RemoteFallback } from './remote-fallback';
export { RemoteComponent, type RemoteComponentProps } from './remote-component';
export { RemoteStore } from './remote-store';
export { RemotesProvider, useRemotes } from './remotes-context';
