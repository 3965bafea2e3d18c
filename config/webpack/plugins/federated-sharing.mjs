import { createRequire } from 'node:module';

/** @type {new () => import('webpack').RuntimeModule} */
const WebpacksSharing = createRequire(import.meta.url)('webpack/lib/sharing/ShareRuntimeModule');

/**
 * Removes webpack's own list of shared libraries from the entry of a remote, where federation's replaces it before anything
 * reads it. Saves 0.25 KB after gzip per remote.
 */
export class FederatedSharing {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('FederatedSharing', ({ chunkGraph, hooks }) => {
      hooks.runtimeModule.tap('FederatedSharing', (module, chunk) => {
        if (module instanceof WebpacksSharing) chunkGraph.disconnectChunkAndRuntimeModule(chunk, module);
      });
    });
  }
}
