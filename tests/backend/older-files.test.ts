import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { runScript } from '../run-script';
import { importInNode } from '../scratch-steps';
import { newFolder } from './backend-process';
import { hashesOf, readSaved, run, save, stateOf, withManifest } from './backup-steps';
import { newProject, ownerOf } from './isolated-backend';
import type * as OlderFile from './older-file';

let folder: string;
const olderFile = () => importInNode<typeof OlderFile>('tests/backend/older-file.ts');

beforeAll(async () => {
  folder = await newFolder();
  await (await olderFile()).saveOlderFile(folder);
});

const older = () => path.join(folder, 'older.zip');

test('BK2 an older file gets the values that later migrations compute', async () => {
  const { upgradedByLaterMigration } = await olderFile();
  expect(await upgradedByLaterMigration(folder)).toMatchObject({ name: 'Ada', headline: 'By Ada' });
});

test('BK2 another version’s file is rejected as a whole, unless the command upgrades it as migrations upgrade a database', async () => {
  const project = await newProject();
  const { error } = await (
    await ownerOf(project)
  ).rpc('begin_restore', { manifest: (await readSaved(older())).manifest, replaces_sample: true });
  expect(error).toMatchObject({ code: 'PT422', hint: 'older', message: expect.stringContaining('npm run restore') });

  const before = await stateOf(project);
  const { file } = await save(project);
  const refused = async (name: string, change: Parameters<typeof withManifest>[1]) => {
    const changed = path.join(folder, `${name}.zip`);
    await writeFile(changed, await withManifest(file, change));
    const { status, output } = await run('restore', project, [changed, '--replace-sample']);
    expect(status).toBe(1);
    return output;
  };
  expect(await refused('newer', (newer) => void (newer.schema_version = '29990101000000'))).toContain('newer version');
  // Tables without rows, so that the file itself is consistent.
  expect(await refused('no-table', ({ tables }) => void delete tables.people)).toContain('tables and columns');
  expect(await refused('no-column', ({ tables }) => void tables.person_notes!.columns.pop())).toContain(
    'tables and columns',
  );
  expect(await stateOf(project)).toEqual(before);

  expect(await run('restore', project, [older(), '--replace-sample'])).toMatchObject({
    status: 0,
    output: expect.stringContaining('Upgrading it first'),
  });
  const upgraded = await readSaved(path.join(folder, 'upgraded.zip'));
  const restored = await save(project);
  expect((await readSaved(older())).manifest.schema_version).toBe('20261123140952');
  expect(upgraded.manifest.tables.newsletter_subscribers_la2024).toMatchObject({
    rows: 2,
    columns: expect.arrayContaining(['consented_on']),
  });
  expect(hashesOf(restored.manifest)).toEqual(hashesOf(upgraded.manifest));
  expect(restored.content['images/posts/one.webp']).toEqual(upgraded.content['images/posts/one.webp']);
});

test('BK2 an interrupted upgrade of an older file leaves no data in the temporary folder', async () => {
  const { url, secretKey } = await newProject();
  const TMPDIR = await newFolder();
  // While a database is created, folders disappear.
  const databases = async () =>
    (await readdir(TMPDIR, { recursive: true }).catch(() => [])).filter((name) => /scratch-\w+$/.test(name));
  const untilUpgrading = async () => {
    const left = await databases();
    while ((await databases()).every((name) => left.includes(name))) await sleep(10);
  };
  const environment = { TMPDIR, SUPABASE_URL: url, SUPABASE_SECRET_KEY: secretKey };
  const words = [older(), '--replace-sample'];
  const interrupted = (signal: NodeJS.Signals) =>
    runScript('local-stack/restore.ts', words, environment, untilUpgrading(), signal);
  await interrupted('SIGKILL');
  expect(await databases()).toHaveLength(1);
  const { output } = await interrupted('SIGINT');
  expect(output).toContain('Upgrading it first');
  expect(await readdir(TMPDIR)).toEqual([]);
});
