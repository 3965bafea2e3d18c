import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type { RegistryEntry } from '../registry';

/** A remote as `registryPlugin` registers it: the runtime's own fields, and those that other plugins read. */
export type RegisteredRemote = {
  name: string;
  entry: string;
  entryGlobalName: string;
  type: 'global';
} & Pick<RegistryEntry, 'version' | 'contract' | 'integrity' | 'page'>;

type BeforeRegister = NonNullable<ModuleFederationRuntimePlugin['beforeRegisterRemote']>;
export type Registration = Parameters<BeforeRegister>[0];

export const registered = ({ remote }: Registration) => remote as unknown as RegisteredRemote;
