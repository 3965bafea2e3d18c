import { readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import TerserPlugin from 'terser-webpack-plugin';
import { projectRoot, replaceFile } from '../../files.mjs';
import { minimizerOptions } from '../base-config.mjs';
import { libraryAliases } from '../library-aliases.mjs';
import { sharedByShell } from '../shared-libraries.mjs';
import { withShortStyles, withStableIds } from '../styles-loader.mjs';

/** @import { Compilation, Compiler } from 'webpack' */

/**
 * Bundles the shell's scripts beside the application with esbuild, once webpack has written the application. Webpack would need
 * 2 s of processor time for them, esbuild needs 0.4 s.
 */
export class ShellScripts {
  /** @param {Compiler} compiler */
  apply(compiler) {
    compiler.hooks.afterEmit.tapPromise('ShellScripts', async (compilation) => {
      if (compilation.errors.length) return;
      await Promise.all([
        // Inlined into the head of the page.
        bundleForBrowser(compiler, 'preload'),
        // The script of a remote's own page: a host that knows only the remote's manifest.
        bundleForBrowser(compiler, 'remote-page'),
        bundleForPrerendering(compiler, compilation),
      ]);
    });
  }
}

/** @type {import('esbuild').BuildOptions} */
const options = {
  absWorkingDir: projectRoot,
  bundle: true,
  target: 'es2022',
  jsx: 'automatic',
  define: { 'process.env.NODE_ENV': '"production"' },
};

/**
 * @param {Compiler} compiler
 * @param {string} name of the script and its folder
 */
async function bundleForBrowser({ context }, name) {
  const entry = path.join(context, `src/${name}/${name}.ts`);
  const define = { ...options.define, ENV_TARGET: '"web"' };
  const built = await build({ ...options, define, entryPoints: [entry], format: 'iife', write: false });
  const { code } = await TerserPlugin.swcMinify(
    { [name]: built.outputFiles[0]?.text ?? '' },
    undefined,
    minimizerOptions,
  );
  replaceFile(path.join(context, `dist/${name}/${name}.js`), code ?? '');
}

/**
 * Bundles the application for prerendering in Node, with the shared libraries that browsers get. It renders the remotes' builds
 * for browsers (`publishing/render-pages.ts`). Node runs it once per deployment, so its size does not matter.
 *
 * @param {Compiler} compiler
 * @param {Compilation} compilation
 */
async function bundleForPrerendering({ context }, compilation) {
  await build({
    ...options,
    entryPoints: [path.join(context, 'src/prerender/index.ts')],
    outfile: path.join(context, 'dist/prerender/prerender.cjs'),
    platform: 'node',
    format: 'cjs',
    // Comments would name the folders of linked packages, and the shell's version must not depend on them.
    minifyWhitespace: true,
    mainFields: ['module', 'main'],
    alias: { ...packageAliases(), 'shared-libraries': sharedByShell() },
    plugins: [sameAsInBrowsers(context, compilation)],
  });
}

/** Our aliases of packages, in esbuild's format. The other aliases only save bytes. */
const packageAliases = () =>
  Object.fromEntries(
    Object.entries(libraryAliases(true)).flatMap(([key, file]) =>
      key.endsWith('$') ? [[key.slice(0, -1), file]] : [],
    ),
  );

/**
 * Gives components the class names and fonts the addresses that they have in browsers.
 *
 * @param {string} context
 * @param {Compilation} compilation
 * @returns {import('esbuild').Plugin}
 */
function sameAsInBrowsers(context, compilation) {
  const addresses = new Map(
    compilation.getAssets().map(({ name, info }) => [path.resolve(context, info.sourceFilename ?? name), `/${name}`]),
  );
  return {
    name: 'same-as-in-browsers',
    setup({ onLoad }) {
      onLoad({ filter: /\.woff2$/ }, ({ path: file }) => ({ contents: addresses.get(file), loader: 'text' }));
      onLoad({ filter: /\.tsx?$/ }, ({ path: file }) => ({
        contents: withShortStyles(withStableIds(file, readFileSync(file, 'utf8'))),
        loader: file.endsWith('x') ? 'tsx' : 'ts',
      }));
    },
  };
}
