import { readFileSync } from 'node:fs';

/** Copies a file that no module imports into the output. */
export class EmitFile {
  /**
   * @param {string} name in the output
   * @param {string} source absolute path
   */
  constructor(name, source) {
    this.name = name;
    this.source = source;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('EmitFile', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'EmitFile', stage }, () => {
        compilation.emitAsset(this.name, new sources.RawSource(readFileSync(this.source)));
      });
    });
  }
}
