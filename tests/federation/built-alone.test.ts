import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readJson } from './deploying';
import { projectRoot } from './site';

jest.setTimeout(240_000);

test('X1 a remote built alone has the files that it has when all packages are built', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'coach-alone-'));
  const script = `import { configurationsOf, runBuilds } from './config/webpack/run-build.mjs';
    const [build] = await configurationsOf('${path.join(projectRoot, 'blog-app')}', false);
    process.exitCode = (await runBuilds([{ ...build, output: { ...build.output, path: '${folder}/out' } }])) ? 0 : 1;`;
  const env = { ...process.env, WEBPACK_CACHE: path.join(folder, 'cache') };
  const words = ['--input-type=module', '-e', script];
  const { status, stderr } = spawnSync(process.execPath, words, { cwd: projectRoot, env, encoding: 'utf8' });
  expect(stderr).toBe('');
  expect(status).toBe(0);
  const alone = readJson(path.join(folder, 'out/remote.json'));
  expect(alone).toEqual(readJson(path.join(projectRoot, 'blog-app/dist/remote/remote.json')));
  fs.rmSync(folder, { recursive: true });
});
