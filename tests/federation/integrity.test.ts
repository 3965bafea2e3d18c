import fs from 'node:fs';
import path from 'node:path';
import { remoteNames } from '../../config/remotes.mjs';

const projectRoot = path.resolve(__dirname, '../..');

type RemoteBuild = { entry: string; files: Record<string, { integrity: string }> };

// The registry contains the integrity of the entry, and each script that of the chunks it loads.
test.each(remoteNames)('X2 the scripts of %s contain the integrity of every chunk they may load', (name) => {
  const folder = path.join(projectRoot, name, 'dist/remote');
  const { entry, files } = JSON.parse(fs.readFileSync(path.join(folder, 'remote.json'), 'utf8')) as RemoteBuild;
  const scripts = Object.keys(files).filter((file) => file.endsWith('.js'));
  const code = scripts.map((file) => fs.readFileSync(path.join(folder, file), 'utf8')).join('\n');
  const chunks = scripts.filter((file) => file !== entry && file !== 'remoteEntry.js');
  expect(chunks.filter((file) => !code.includes(files[file]!.integrity))).toEqual([]);
});
