/** Puts a file that no module asks for beside the built ones. */
export class EmitFile {
  /**
   * @param {string} file
   * @param {string} content
   */
  constructor(file, content) {
    this.file = file;
    this.content = content;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('EmitFile', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'EmitFile', stage }, () => {
        compilation.emitAsset(this.file, new sources.RawSource(this.content));
      });
    });
  }
}
