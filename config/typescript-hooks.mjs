import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { projectRoot, replaceFile } from './files.mjs';

/** @type {import('@swc/core').Options} */
const options = { jsc: { target: 'es2022', parser: { syntax: 'typescript' } }, sourceMaps: 'inline' };

/** @type {{ version: string }} */
const { version } = createRequire(import.meta.url)('@swc/core/package.json');

/** @param {unknown} value */
const hashOf = (value) => createHash('sha256').update(JSON.stringify(value)).digest('hex');

/** @type {import('node:module').LoadHook} */
export async function load(url, context, nextLoad) {
  if (!url.endsWith('.ts')) return nextLoad(url, context);
  const filename = fileURLToPath(url);
  return { format: 'module', source: await compiled(filename, await readFile(filename, 'utf8')), shortCircuit: true };
}

/**
 * Compiles each version of a file once, because many processes run the same files. Keeps the latest version only.
 *
 * @param {string} filename
 * @param {string} text
 */
async function compiled(filename, text) {
  const file = path.join(projectRoot, '.cache/typescript', `${hashOf(filename)}.js`);
  const end = `\n// ${hashOf([version, options, text])}`;
  const known = await readFile(file, 'utf8').catch(() => '');
  // A crash of the computer can leave a file empty: it would run and do nothing.
  if (known.endsWith(end)) return known;
  const { transform } = await import('@swc/core');
  const { code } = await transform(text, { ...options, filename });
  try {
    replaceFile(file, code + end);
  } catch {
    // A read-only checkout works, too.
  }
  return code;
}
