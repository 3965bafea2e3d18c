import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { projectRoot } from '../../config/files.mjs';
import { denoProgram } from '../../local-stack/functions/deno';
import { filesOf, isTestOrStory } from './sources';

// Hosted projects send a function's HTML as plain text, so people would see its source: pages belong to the site.
test('no function answers with a page', () => {
  const files = filesOf('supabase/functions').filter((file) => !isTestOrStory(file));
  expect(files.filter(({ path }) => path.endsWith('/index.ts')).length).toBeGreaterThanOrEqual(6);
  const pages = files.filter(({ text }) => /text\/html|application\/xhtml/i.test(text));
  expect(pages.map(({ path }) => path)).toEqual([]);
});

// `npm run check` reads the declarations of `runtime.d.ts` as well, Deno only what a file imports.
test('Deno knows the globals of hosted functions', () => {
  const file = path.join(projectRoot, 'supabase/functions/_shared/runtime.ts');
  const DENO_DIR = mkdtempSync(path.join(os.tmpdir(), 'coach-deno-'));
  const { stderr, status } = spawnSync(denoProgram(), ['check', '--no-remote', '--no-config', file], {
    encoding: 'utf8',
    env: { ...process.env, DENO_DIR, NO_COLOR: '1' },
  });
  rmSync(DENO_DIR, { recursive: true });
  expect([status, stderr]).toEqual([0, expect.not.stringContaining('ERROR')]);
});
