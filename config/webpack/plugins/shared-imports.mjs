import { sharedLibraries } from '../shared-libraries.mjs';

/**
 * Collects the exports of shared libraries that a remote uses. An export that the shell does not share would be `undefined`
 * at run time, so it fails the build. The others go into the remote's manifest, which deployment compares with the shell.
 * Costs 2 to 7 ms per build.
 */
export class SharedImports {
  /** @type {Record<string, string[]>} */
  used = {};

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('SharedImports', (compilation) => {
      // Export usage is known only until modules are concatenated.
      compilation.hooks.optimizeDependencies.tap({ name: 'SharedImports', stage: 100 }, () => {
        this.used = usedExports(compilation);
        for (const message of notShared(this.used)) compilation.errors.push(new compiler.webpack.WebpackError(message));
      });
    });
  }
}

/** @param {import('webpack').Compilation} compilation */
function usedExports({ modules, moduleGraph }) {
  /** @type {Record<string, Set<string>>} */
  const used = {};
  for (const module of modules) {
    const key = module.type === 'consume-shared-module' ? sharedKey(module) : undefined;
    if (!key) continue;
    const names = (used[key] ??= new Set());
    for (const { dependency } of moduleGraph.getIncomingConnections(module)) {
      for (const reference of dependency?.getReferencedExports(moduleGraph, undefined) ?? []) {
        const name = (Array.isArray(reference) ? reference : reference.name)[0];
        if (name) names.add(name);
      }
    }
  }
  // Sorted, so that the same sources produce the same manifest.
  return Object.fromEntries(
    Object.keys(used)
      .sort()
      .map((key) => [key, [...(used[key] ?? [])].sort()]),
  );
}

/** @param {import('webpack').Module} module */
function sharedKey(module) {
  return /** @type {{ options?: { shareKey?: string } }} */ (module).options?.shareKey;
}

/** @param {Record<string, string[]>} used */
function notShared(used) {
  return Object.entries(used).flatMap(([key, names]) => {
    const shared = sharedLibraries[key];
    if (!shared || shared === 'all') return [];
    return names
      .filter((name) => !shared.includes(name))
      .map((name) => `"${name}" of ${key} is not shared: add it to config/webpack/shared-libraries.mjs.`);
  });
}
