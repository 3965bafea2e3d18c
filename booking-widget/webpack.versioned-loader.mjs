import { createHash } from 'node:crypto';

/**
 * Puts the loader, which is at `v1/embed.js`, also under an address that never changes, whose integrity a partner can pin.
 * `integrity.json` and the build's output name it.
 */
export class VersionedLoader {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('VersionedLoader', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'VersionedLoader', stage }, (assets) => {
        const [[file, loader] = []] = Object.entries(assets);
        if (!file || !loader) return;
        const code = loader.buffer();
        const name = createHash('sha256').update(code).digest('hex').slice(0, 12);
        const pinned = file.replace('.js', `.${name}.js`);
        const integrity = `sha384-${createHash('sha384').update(code).digest('base64')}`;
        // Marked as minimized: minimizing it again would change its hash.
        compilation.emitAsset(pinned, new sources.RawSource(code), { minimized: true });
        const report = { [pinned]: integrity };
        compilation.emitAsset('integrity.json', new sources.RawSource(`${JSON.stringify(report, null, 2)}\n`));
        compiler.hooks.done.tap('VersionedLoader', () => console.log(`${pinned} integrity="${integrity}"`));
      });
    });
  }
}
