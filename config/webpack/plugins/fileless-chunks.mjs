/** The integrity plugin's placeholder for a chunk in minimized code. */
const placeholder = /"?[\w-]+"?:"\*-\*-\*-CHUNK-SRI-HASH-[^"]+",?/g;

/**
 * Removes the integrity of chunks without files, which the integrity plugin cannot fill in: those with nothing but
 * shared modules. Costs 1 ms per build; without it, the integrity plugin fails the build of every remote.
 */
export class FilelessChunks {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('FilelessChunks', (compilation) => {
      // Runs right after the integrity plugin.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE + 1;
      compilation.hooks.processAssets.tap({ name: 'FilelessChunks', stage }, (assets) => {
        for (const [file, asset] of Object.entries(assets)) {
          const code = file.endsWith('.js') ? asset.source().toString() : '';
          if (code.includes('CHUNK-SRI-HASH')) {
            compilation.updateAsset(file, new sources.RawSource(code.replace(placeholder, '')));
          }
        }
      });
    });
  }
}
