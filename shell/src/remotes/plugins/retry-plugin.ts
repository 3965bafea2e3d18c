import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { registered } from './registered-remote';

/**
 * Gives an entry that is registered again a new address: browsers do not request an address twice while the first request
 * hangs, and webpack and the runtime remember failed ones. The remote's chunks follow (`fresh-chunks.mjs`).
 */
export function retryPlugin(): ModuleFederationRuntimePlugin {
  const attempts = new Map<string, number>();
  return {
    name: 'retry',
    beforeRegisterRemote(registration) {
      const remote = registered(registration);
      const attempt = attempts.get(remote.entry) ?? 0;
      attempts.set(remote.entry, attempt + 1);
      if (attempt > 0) remote.entry += `?attempt=${attempt}`;
      return registration;
    },
  };
}
