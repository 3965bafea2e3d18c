/**
 * Gives fixed ids to the modules whose ids would depend on the project's folder, so that the same sources produce the same files
 * everywhere. Module federation writes the runtime's entry to a file that is named after a hash of absolute paths, and names the
 * path of each shared library; webpack derives the ids from these names. Costs 1 ms per build.
 */
export class FederationModuleIds {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap('FederationModuleIds', (compilation) => {
      // Before webpack chooses the other ids; it keeps those it finds.
      compilation.hooks.moduleIds.tap({ name: 'FederationModuleIds', stage: -1 }, (modules) => {
        for (const module of modules) {
          const id = idOf(module);
          if (id) compilation.chunkGraph.setModuleId(module, id);
        }
      });
    });
  }
}

/** @param {import('webpack').Module} module */
function idOf(module) {
  const name = module.identifier();
  if (name.startsWith('container entry ')) return 'container';
  const library = /^provide module \(default\) (.+)@/.exec(name);
  if (library) return library[1];
  return /[\\/]\.federation[\\/]entry\.\w+\.js$/.test(module.nameForCondition() ?? '') ? 'runtime' : undefined;
}
