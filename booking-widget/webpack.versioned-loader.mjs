import { createHash } from 'node:crypto';

/** Raised when a partner's page would have to change. */
const contractVersion = 1;

/**
 * Puts the loader under three addresses: `/embed.js` and `/v1/embed.js`, which always lead to the newest, and one that
 * never changes, whose integrity a partner can pin. `integrity.json` and the build's output name them.
 */
export class VersionedLoader {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('VersionedLoader', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'VersionedLoader', stage }, (assets) => {
        const loader = assets['embed.js'];
        if (!loader) return;
        const code = loader.buffer();
        const name = createHash('sha256').update(code).digest('hex').slice(0, 12);
        const pinned = `v${contractVersion}/embed.${name}.js`;
        const integrity = `sha384-${createHash('sha384').update(code).digest('base64')}`;
        // Said to be minimized: a second time would change what was vouched for.
        for (const file of [`v${contractVersion}/embed.js`, pinned])
          compilation.emitAsset(file, new sources.RawSource(code), { minimized: true });
        const report = { [pinned]: integrity };
        compilation.emitAsset('integrity.json', new sources.RawSource(`${JSON.stringify(report, null, 2)}\n`));
        compiler.hooks.done.tap('VersionedLoader', () => console.log(`${pinned} integrity="${integrity}"`));
      });
    });
  }
}
