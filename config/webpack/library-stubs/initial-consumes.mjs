// Replaces `installInitialConsumes` of @module-federation/webpack-bundler-runtime: no entry of a remote contains a module that uses
// a shared library, so the runtime never calls it.

export const installInitialConsumes = () => {
  throw new Error('Initial uses of shared libraries are not part of this build.');
};
