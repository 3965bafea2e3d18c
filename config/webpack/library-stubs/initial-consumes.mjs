// Replaces `installInitialConsumes` of @module-federation/webpack-bundler-runtime: no entry of a remote contains a module that uses
// a shared library, so the runtime never calls it. Import the library in a module that the remote exposes.

export const installInitialConsumes = () => {
  throw new Error('The entry of a remote cannot use shared libraries.');
};
