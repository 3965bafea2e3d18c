import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { RemoteError } from '../remote-error';
import { registered } from './registered-remote';

/**
 * Rejects a remote that was built for a version of its contract that this shell does not understand, before any of its
 * code is loaded.
 *
 * @param understood by remote: one version, or several while a contract changes
 */
export function contractPlugin(understood: Record<string, number | number[]>): ModuleFederationRuntimePlugin {
  return {
    name: 'contract',
    beforeRegisterRemote(registration) {
      const { name, version, contract } = registered(registration);
      const versions = [understood[name] ?? []].flat();
      if (versions.includes(contract)) return registration;
      const problem = `version ${version} speaks contract ${contract}, this page speaks ${versions.join(' and ') || 'none'}`;
      throw new RemoteError(name, 'contract', problem);
    },
  };
}
