import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { projectRoot, runTypeScript } from '../../config/files.mjs';

test('a script that was changed, or that a crash left incomplete, is compiled again in the same file', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'coach-script-'));
  const script = path.join(folder, 'script.ts');
  writeFileSync(script, `console.log('${folder}' as string);`);
  const runIt = () => spawnSync(process.execPath, [...runTypeScript, script], { encoding: 'utf8' }).stdout.trim();
  expect(runIt()).toBe(folder);
  const [compiled] = compiledWith(folder);
  for (const length of [0, 5]) {
    truncateSync(compiled!, length);
    expect(runIt()).toBe(folder);
  }
  writeFileSync(script, `console.log('changed ${folder}' as string);`);
  expect(runIt()).toBe(`changed ${folder}`);
  expect(compiledWith(folder)).toEqual([compiled]);
  for (const unused of [folder, compiled!]) rmSync(unused, { recursive: true });
});

/** The files in the cache of compiled scripts that contain a text. */
function compiledWith(text: string): string[] {
  const cache = path.join(projectRoot, '.cache/typescript');
  const files = readdirSync(cache).map((name) => path.join(cache, name));
  return files.filter((file) => file.endsWith('.js') && readFileSync(file, 'utf8').includes(text));
}
