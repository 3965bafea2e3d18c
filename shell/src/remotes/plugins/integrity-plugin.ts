import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { allowFolderOf } from '../allowed-addresses';
import { registered, type RegisteredRemote } from './registered-remote';

/**
 * Loads only the entry whose integrity is in the registry, and allows scripts from its folder. The entry contains the
 * integrity of its chunks.
 */
export function integrityPlugin(): ModuleFederationRuntimePlugin {
  return {
    name: 'integrity',
    beforeRegisterRemote(registration) {
      allowFolderOf(registered(registration).entry);
      return registration;
    },
    createScript({ url, remoteInfo }) {
      const { integrity } = remoteInfo as unknown as RegisteredRemote;
      return Object.assign(document.createElement('script'), { src: url, integrity, crossOrigin: 'anonymous' });
    },
  };
}
