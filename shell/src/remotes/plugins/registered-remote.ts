import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type { RemoteName } from '../remote-apps';

/** A remote as `registryPlugin` registers it: the runtime's own fields, and those that other plugins read. */
export type RegisteredRemote = {
  name: RemoteName;
  entry: string;
  entryGlobalName: string;
  type: 'global';
  version: string;
  contract: number;
  integrity: string;
};

type BeforeRegister = NonNullable<ModuleFederationRuntimePlugin['beforeRegisterRemote']>;
export type Registration = Parameters<BeforeRegister>[0];

export const registered = ({ remote }: Registration) => remote as unknown as RegisteredRemote;
