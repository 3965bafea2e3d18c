// Replaces the parts of @module-federation/webpack-bundler-runtime that serve tree-shaken builds of shared libraries: we have none.
// `init` only adds a plugin for them.

/** @param {{ webpackRequire: { federation: { runtime: { init: (options: object) => object }, initOptions: object } } }} options */
export const init = ({ webpackRequire: { federation } }) => federation.runtime.init(federation.initOptions);

/** @param {{ factory: () => unknown }} library */
export const getSharedFallbackGetter = ({ factory }) => factory;

export const getUsedExports = () => undefined;
