import { createVisitorClient } from 'data-client';
import { createRoot } from 'react-dom/client';
import { enforceAllowedAddresses, RemoteStore } from '../remotes';
import { App } from './app';
import { readDataConfig } from './data-config';

export function startShell(): void {
  enforceAllowedAddresses();
  // Every path change starts at the top, so the browser must not put an old position back.
  history.scrollRestoration = 'manual';
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element with the id root.');
  const config = readDataConfig();
  createRoot(root).render(<App client={createVisitorClient(config)} config={config} remotes={new RemoteStore()} />);
}
