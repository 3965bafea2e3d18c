import { createInstance } from '@module-federation/enhanced/runtime';
import { shared } from 'shared-libraries';

/** Provides what remotes need in Node as in a browser: the runtime core and the shared libraries. */
export * as runtimeCore from '@module-federation/runtime-core';
export const { default: shareScope } = createInstance({ name: 'prerender', remotes: [], shared }).shareScopeMap;
