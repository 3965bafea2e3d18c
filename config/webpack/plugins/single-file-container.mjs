/**
 * Puts what a remote exposes into the container's own file, so that a remote costs one request. Possible because the
 * shell provides the platform eagerly: nothing has to be waited for before the exposed code can run.
 */
export class SingleFileContainer {
  /** @param {{ container: string, exposed: string }} names of the container's entry and of the exposed module's chunk */
  constructor({ container, exposed }) {
    this.container = container;
    this.exposed = exposed;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('SingleFileContainer', (compilation) => {
      // Before chunks are split: afterwards parts of the exposed code would already live in chunks of their own.
      compilation.hooks.optimizeChunks.tap({ name: 'SingleFileContainer', stage: -100 }, () => this.merge(compilation));
    });
  }

  /** @param {import('webpack').Compilation} compilation */
  merge({ entrypoints, namedChunks, chunkGraph, chunks }) {
    const entrypoint = entrypoints.get(this.container);
    const container = entrypoint?.getEntrypointChunk();
    const exposed = namedChunks.get(this.exposed);
    if (!entrypoint || !container || !exposed || !chunkGraph.canChunksBeIntegrated(container, exposed)) return;
    const lazyGroups = [...exposed.groupsIterable].flatMap((group) => [...group.childrenIterable]);
    chunkGraph.integrateChunks(container, exposed);
    // Afterwards both groups look alike, and whoever walks them (integrity does) would stop before the lazy ones.
    for (const group of lazyGroups) if (entrypoint.addChild(group)) group.addParent(entrypoint);
    chunks.delete(exposed);
    namedChunks.delete(this.exposed);
  }
}
