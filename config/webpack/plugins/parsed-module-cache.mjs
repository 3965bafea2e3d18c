/** @type {Map<string, unknown>} */
const modules = new Map();

const isModule = (/** @type {string} */ identifier) => identifier.startsWith('Compilation/modules|');

/**
 * Shares parsed modules between builds in one process, as webpack reuses its own from a previous build. Only for builds
 * with the same loaders and aliases. Webpack parses a module again if `DefinePlugin` has other values.
 * Saves 1 to 2 s of the processor time of a cold build, and depends on the names of webpack's cache entries.
 */
export class ParsedModuleCache {
  /** @param {import('webpack').Compiler} compiler */
  apply({ cache, webpack }) {
    const order = { name: 'ParsedModuleCache', stage: webpack.Cache.STAGE_MEMORY - 1 };
    cache.hooks.get.tap(order, (identifier, _etag, gotHandlers) => {
      if (!isModule(identifier)) return undefined;
      gotHandlers.push((module, done) => {
        remember(identifier, module);
        done();
      });
      return modules.get(identifier);
    });
    cache.hooks.store.tap(order, (identifier, _etag, module) => {
      if (isModule(identifier)) remember(identifier, module);
    });
  }
}

/**
 * @param {string} identifier
 * @param {unknown} module
 */
function remember(identifier, module) {
  if (module) modules.set(identifier, module);
}
