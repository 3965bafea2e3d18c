import { build } from 'esbuild';
import { gzipSync } from 'node:zlib';
import { pathToFileURL } from 'node:url';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { projectRoot } from '../files.mjs';

/** Libraries that every page loads. */
const platform = ['react', 'react/jsx-runtime', 'react-dom', 'styled-components'];

/**
 * Bundles and minifies a few lines of TypeScript without the libraries that every page loads.
 *
 * @param {string} source
 * @param {import('esbuild').Plugin[]} [plugins]
 * @returns {Promise<Uint8Array>}
 */
async function bundled(source, plugins = []) {
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: path.join(projectRoot, 'storybook'), loader: 'ts' },
    plugins,
    bundle: true,
    minify: true,
    format: 'esm',
    jsx: 'automatic',
    target: 'es2022',
    external: platform,
    loader: { '.woff2': 'empty' },
    outdir: 'nowhere',
    write: false,
    logLevel: 'error',
  });
  return /** @type {import('esbuild').OutputFile} */ (outputFiles[0]).contents;
}

const compressed = (/** @type {Uint8Array} */ code) => gzipSync(code, { level: 9 }).length;

/** @param {string} source */
export async function bundledSize(source) {
  return compressed(await bundled(source));
}

/**
 * Measures a component's own code in bytes after gzip, without libraries, tokens and the components it uses.
 *
 * @param {string} folder
 * @param {string} file inside it
 */
export async function ownSize(folder, file) {
  /** @type {import('esbuild').Plugin} */
  const neighborsStayOutside = {
    name: 'neighbors',
    setup: (setup) =>
      setup.onResolve({ filter: /^\.|^shared-ui$/ }, ({ path: asked, resolveDir }) =>
        asked === 'shared-ui' || !path.resolve(resolveDir, asked).startsWith(folder + path.sep)
          ? { path: asked, external: true, sideEffects: false }
          : undefined,
      ),
  };
  return compressed(await bundled(`export * from '${file}';`, [neighborsStayOutside]));
}

/**
 * Runs TypeScript of the project in this process and returns its exports.
 *
 * @param {string} source
 * @returns {Promise<any>}
 */
export async function evaluated(source) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'check-'));
  try {
    const file = path.join(folder, 'evaluated.mjs');
    writeFileSync(file, await bundled(source));
    return await import(pathToFileURL(file).href);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
