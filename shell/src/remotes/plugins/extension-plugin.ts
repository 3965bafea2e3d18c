import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { registered } from './registered-remote';

type ModuleInfo = Record<string, { version: string; remoteEntry: string; remotesInfo?: Record<string, object> }>;

/**
 * Lists the remotes where module federation's browser extension reads them. The runtime's snapshot plugin would, but the
 * shell leaves it out: it also requests the remotes' manifests.
 */
export function extensionPlugin(): ModuleFederationRuntimePlugin {
  const remotesInfo: Record<string, object> = {};
  return {
    name: 'extension',
    // Not `beforeRegisterRemote`: registering a remote again deletes its information first.
    registerRemote(registration) {
      const { name, version, entry } = registered(registration);
      const { moduleInfo } = (globalThis as unknown as { __FEDERATION__: { moduleInfo: ModuleInfo } }).__FEDERATION__;
      remotesInfo[name] = { matchedVersion: version };
      moduleInfo[registration.origin.name] = { version: '', remoteEntry: '', remotesInfo };
      moduleInfo[name] = { version, remoteEntry: entry };
      return registration;
    },
  };
}
