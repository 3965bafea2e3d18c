import { createInstance } from '@module-federation/enhanced/runtime';
import { readSiteConfig } from 'data-client';

type Options = { backend: { url: string; key: string; hasRealtime?: boolean } };
type Remote = { mount: (element: HTMLElement, options: Options) => Promise<() => void> };

/** Starts a single remote on its own origin. Like any other host, it loads the remote by its manifest. */
async function start(): Promise<void> {
  const root = document.getElementById('root');
  const name = root?.dataset.remote ?? '';
  const entry = new URL('mf-manifest.json', document.baseURI).href;
  const host = createInstance({ name: 'remote_page', remotes: [{ name, entry }] });
  const remote = await host.loadRemote<Remote>(`${name}/mount`);
  if (!root || !remote) throw new Error(`${name} exposes no mount.`);
  const { supabaseUrl: url, supabaseKey: key, hasRealtime } = readSiteConfig();
  await remote.mount(root, { backend: { url, key, hasRealtime } });
}

void start();
