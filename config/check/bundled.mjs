import { build } from 'esbuild';
import { gzipSync } from 'node:zlib';
import { pathToFileURL } from 'node:url';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { projectRoot } from '../webpack/places.mjs';

/** What every page has anyway. */
const platform = ['react', 'react/jsx-runtime', 'react-dom', 'styled-components'];

/**
 * A few lines of TypeScript with everything they need, minified, beside the platform.
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
 * The size of what a folder of the design system exports, beside the platform, the tokens and its neighbours: its own code.
 *
 * @param {string} folder
 * @param {string} file inside it
 */
export async function ownSize(folder, file) {
  /** @type {import('esbuild').Plugin} */
  const neighboursStayOutside = {
    name: 'neighbours',
    setup: (setup) =>
      setup.onResolve({ filter: /^\.|^shared-ui$/ }, ({ path: asked, resolveDir }) =>
        asked === 'shared-ui' || !path.resolve(resolveDir, asked).startsWith(folder + path.sep)
          ? { path: asked, external: true, sideEffects: false }
          : undefined,
      ),
  };
  return compressed(await bundled(`export * from '${file}';`, [neighboursStayOutside]));
}

/**
 * Runs TypeScript of the project here, and answers with what it exports.
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
