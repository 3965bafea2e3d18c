import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { RemoteError } from '../remote-error';
import { registered } from './registered-remote';

export type UnderstoodContracts = {
  /** By remote: one version, or several while a contract changes. */
  contracts: Record<string, number[]>;
  /** Versions of the contract of remotes with a page of their own. */
  pageContracts: number[];
};

/**
 * Rejects a remote that was built for a version of its contract that this shell does not understand, before any of its
 * code is loaded.
 */
export function contractPlugin({ contracts, pageContracts }: UnderstoodContracts): ModuleFederationRuntimePlugin {
  return {
    name: 'contract',
    beforeRegisterRemote(registration) {
      const { name, version, contract, page } = registered(registration);
      const versions = page ? pageContracts : (contracts[name] ?? []);
      if (versions.includes(contract)) return registration;
      const problem = `version ${version} uses contract ${contract}, this page understands ${versions.join(' and ') || 'none'}`;
      throw new RemoteError(name, 'contract', problem);
    },
  };
}
