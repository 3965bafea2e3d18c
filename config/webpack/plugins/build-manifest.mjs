import { gzipSync } from 'node:zlib';
import { integrityOf } from '../../files.mjs';

/**
 * @typedef {{ integrity: string, bytes: number, gzip: number }} BuiltFile
 * @typedef {Record<string, BuiltFile>} BuiltFiles
 * @typedef {{ files: BuiltFiles, entries: Record<string, string[]>, compilation: import('webpack').Compilation }} Build
 */

/** Writes a JSON file next to a build, with the facts that assembly and deployment need. */
export class BuildManifest {
  /** @param {{ file: string, describe: (build: Build) => object }} options */
  constructor({ file, describe }) {
    this.file = file;
    this.describe = describe;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('BuildManifest', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'BuildManifest', stage }, (assets) => {
        const files = builtFiles(assets);
        const manifest = this.describe({ files, entries: entriesOf(compilation), compilation });
        compilation.emitAsset(this.file, new sources.RawSource(`${JSON.stringify(manifest, null, 2)}\n`));
      });
    });
  }
}

/**
 * @param {Record<string, import('webpack').sources.Source>} assets
 * @returns {BuiltFiles}
 */
function builtFiles(assets) {
  return Object.fromEntries(
    Object.keys(assets)
      .sort()
      .map((name) => [name, describeFile(/** @type {import('webpack').sources.Source} */ (assets[name]).buffer())]),
  );
}

/** @param {Buffer} content */
function describeFile(content) {
  return { integrity: integrityOf(content), bytes: content.length, gzip: gzipSync(content, { level: 9 }).length };
}

/** @param {import('webpack').Compilation} compilation */
function entriesOf({ entrypoints }) {
  return Object.fromEntries(
    [...entrypoints].map(([name, entrypoint]) => [name, entrypoint.getFiles().filter((file) => file.endsWith('.js'))]),
  );
}
