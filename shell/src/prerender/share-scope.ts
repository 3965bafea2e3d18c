import { createInstance } from '@module-federation/enhanced/runtime';
import { shared } from 'shared-libraries';

/** Provides the runtime core and the shared libraries to remotes in Node, as the page does in a browser. */
export * as runtimeCore from '@module-federation/runtime-core';
export const { default: shareScope } = createInstance({ name: 'prerender', remotes: [], shared }).shareScopeMap;
