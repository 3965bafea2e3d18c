import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { sitePath } from '../../address/site-path';
import { isFramed } from '../is-framed';
import type { CurrentRegistry } from '../registry';
import { RemoteError } from '../remote-error';
import type { RegisteredRemote } from './registered-remote';

/**
 * Registers a remote at the address in the registry, each time it is requested: a retry may find a newer version. Requests
 * its frame if that suffices.
 */
export function registryPlugin(registry: Pick<CurrentRegistry, 'entryOf'>): ModuleFederationRuntimePlugin {
  return {
    name: 'registry',
    async beforeRequest(request) {
      const name = request.id.split('/')[0] ?? '';
      const registered = await registry.entryOf(name);
      if (!registered) throw new RemoteError(name, 'unregistered', 'the registry has no usable entry');
      const { version, contract, integrity, page, container, entry } = registered;
      const remote: RegisteredRemote = {
        ...{ name, entry, entryGlobalName: container, type: 'global' },
        ...{ version, contract, integrity, page },
      };
      request.origin.registerRemotes([remote], { force: true });
      return isFramed(registered, sitePath(location)) ? { ...request, id: `${name}/frame` } : request;
    },
  };
}
