import path from 'node:path';
import { build, transform } from 'esbuild';
import { projectRoot } from '../../files.mjs';
import { writeWhenChanged } from '../generated-file.mjs';
import { libraryAliases } from '../library-aliases.mjs';
import { isReact, sharedLibraries } from '../shared-libraries.mjs';

const folder = path.join(projectRoot, '.cache/shared-libraries/fallbacks');
const keys = Object.keys(sharedLibraries);
const nameOf = (/** @type {string} */ key) => key.replace(/^@/, '').replaceAll('/', '-');

/** Aliases that make webpack find each library's bundle. The loaders and rules of its sources do not apply to it. */
export const fallbackAliases = Object.fromEntries(
  keys.map((key) => [`${key}$`, path.join(folder, `${nameOf(key)}.js`)]),
);

/** The nearest `package.json` declares ES modules, but React's bundles are CommonJS. */
export const fallbackRule = { test: folder, type: 'javascript/auto' };

/** @type {Promise<void> | undefined} */
let bundled;

/**
 * Bundles and minimizes the shared libraries that remotes bring for other hosts, once for all remotes that a process builds. To
 * webpack, each library is then one module, whose parts it need not resolve, concatenate and minimize for each remote. Saves
 * about 4 s of the processor time of a cold build.
 */
export class SharedFallbacks {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.beforeRun.tapPromise('SharedFallbacks', () => (bundled ??= bundleAll()));
    compiler.hooks.thisCompilation.tap('SharedFallbacks', (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE - 1;
      compilation.hooks.processAssets.tapPromise({ name: 'SharedFallbacks', stage }, () => minimize(compilation));
    });
  }
}

const target = 'es2022';

async function bundleAll() {
  /** @type {import('esbuild').BuildOptions} */
  const options = {
    absWorkingDir: projectRoot,
    outdir: folder,
    bundle: true,
    target,
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    // White space stays, because the comments in it tell webpack which `import()` to leave alone.
    minifySyntax: true,
    minifyIdentifiers: true,
    plugins: [resolution],
  };
  const isOther = (/** @type {string} */ key) => !isReact(key);
  const [commonJs, modules] = [entryPoints(keys.filter(isReact)), entryPoints(keys.filter(isOther))];
  const results = await Promise.all([
    build({ ...options, entryPoints: commonJs, format: 'cjs', write: false }),
    build({ ...options, entryPoints: modules, format: 'esm', splitting: true, write: false }),
  ]);
  const files = results.flatMap(({ outputFiles }) => outputFiles);
  for (const { path: file, text } of files) writeWhenChanged(file, text.replaceAll(moduleName, ''));
}

/** The comment before each module. Its path depends on the folder if packages are linked, and the remote's version must not. */
const moduleName = /^\/\/ .*\n/gm;

/** @param {string[]} libraries */
const entryPoints = (libraries) => Object.fromEntries(libraries.map((key) => [nameOf(key), key]));

const aliases = libraryAliases(true);

/**
 * Leaves imports of other shared libraries and of fonts to webpack, and applies our aliases of packages. Stubs do not apply:
 * another host may need those parts.
 *
 * @type {import('esbuild').Plugin}
 */
const resolution = {
  name: 'resolution',
  setup({ onResolve }) {
    onResolve({ filter: /./ }, ({ path: request, kind, resolveDir }) => {
      if (kind !== 'entry-point' && keys.includes(request)) return { path: request, external: true };
      if (request.endsWith('.woff2'))
        // From the bundle's folder, so that it is the same in every folder of the project.
        return { path: path.relative(folder, path.resolve(resolveDir, request)), external: true };
      const alias = aliases[`${request}$`];
      return alias ? { path: alias } : undefined;
    });
  },
};

/**
 * Minimizes the chunks with fallbacks before webpack's minimizer, which then skips them.
 *
 * @param {import('webpack').Compilation} compilation
 */
async function minimize(compilation) {
  const { chunks, chunkGraph, compiler } = compilation;
  for (const chunk of chunks) {
    const isFallback = chunkGraph
      .getChunkModules(chunk)
      .some((module) => module.nameForCondition()?.startsWith(folder));
    for (const file of isFallback ? chunk.files : []) {
      const source = String(compilation.getAsset(file)?.source.source());
      const { code } = await transform(source, { minify: true, target, legalComments: 'none' });
      compilation.updateAsset(file, new compiler.webpack.sources.RawSource(code), { minimized: true });
    }
  }
}
