import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { remoteNames } from '../../config/remotes.mjs';
import { integrityOf, projectRoot } from '../../config/files.mjs';

type RemoteBuild = { entry: string; files: Record<string, { integrity: string }> };

test.each(remoteNames)('X2 the scripts of %s contain the integrity of every chunk they may load', (name) => {
  const folder = path.join(projectRoot, name, 'dist/remote');
  const { entry, files } = JSON.parse(fs.readFileSync(path.join(folder, 'remote.json'), 'utf8')) as RemoteBuild;
  const scripts = Object.keys(files).filter((file) => file.endsWith('.js'));
  const code = scripts.map((file) => fs.readFileSync(path.join(folder, file), 'utf8')).join('\n');
  const chunks = scripts.filter((file) => file !== entry && file !== 'remoteEntry.js');
  expect(chunks.filter((file) => !code.includes(files[file]!.integrity))).toEqual([]);
});

// About one in a thousand chunks has this id.
test('X2 a script contains the integrity of a chunk with the id 0', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'coach-chunk-'));
  fs.writeFileSync(path.join(folder, 'main.js'), "import('./other.js');");
  fs.writeFileSync(path.join(folder, 'other.js'), 'console.log(1);');
  const build = `import webpack from 'webpack';
    import { integrity } from './config/webpack/base-config.mjs';
    const ids = { apply: ({ hooks }) => hooks.compilation.tap('ids', (compilation) =>
      compilation.hooks.chunkIds.tap('ids', (chunks) => {
        for (const chunk of chunks) chunk.ids = [(chunk.id = chunk.name ? 1 : 0)];
      })) };
    webpack({
      ...{ mode: 'production', context: ${JSON.stringify(folder)}, entry: './main.js' },
      output: { path: ${JSON.stringify(folder)}, filename: 'built.js', chunkFilename: 'chunk.js', crossOriginLoading: 'anonymous' },
      optimization: { chunkIds: false, minimize: false },
      plugins: [ids, integrity()],
    }, () => {});`;
  execFileSync(process.execPath, ['--input-type=module', '-e', build], { cwd: projectRoot });
  const [script, chunk] = ['built.js', 'chunk.js'].map((file) => fs.readFileSync(path.join(folder, file)));
  expect(script!.toString()).toContain(integrityOf(chunk!));
  fs.rmSync(folder, { recursive: true });
});
