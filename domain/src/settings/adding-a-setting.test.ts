import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const projectRoot = path.join(__dirname, '../../..');
const copy = mkdtempSync(path.join(os.tmpdir(), 'settings-'));
const inCopy = (file: string) => path.join(copy, file);
const read = (file: string) => readFileSync(inCopy(file), 'utf8');
const typescript = ['--import', path.join(projectRoot, 'config/typescript.mjs')];
const generatorFile = 'local-stack/backend/generate-settings.ts';
const generator = [...typescript, generatorFile];
const check = () => spawnSync(process.execPath, [...generator, '--check'], { cwd: copy, encoding: 'utf8' });

beforeAll(() => {
  for (const part of ['domain', 'supabase/schemas', 'supabase/seed.sql', generatorFile])
    cpSync(path.join(projectRoot, part), inCopy(part), { recursive: true });
  symlinkSync(path.join(projectRoot, 'node_modules'), inCopy('node_modules'));
});
afterAll(() => rmSync(copy, { recursive: true }));

test('E1 a new setting is declared in one file, and the generator brings it everywhere', () => {
  expect(check().status).toBe(0);
  const group = 'domain/src/settings/groups/site.ts';
  const entry = `  office_hours_note: text('Office hours', { default: "Lena's desk", hint: 'Shown to visitors.' }),\n`;
  writeFileSync(inCopy(group), read(group).replace(/(settingGroup\('general', 'public', \{\n)/, `$1${entry}`));

  const { status, stderr } = check();
  expect(status).toBe(1);
  for (const file of ['public-settings.generated.ts', 'schemas/settings.sql', 'seed.sql'])
    expect(stderr).toContain(file);

  execFileSync(process.execPath, generator, { cwd: copy });
  expect(check().status).toBe(0);
  expect(read('supabase/schemas/settings.sql')).toContain("'office_hours_note'");
  expect(read('supabase/seed.sql')).toContain("('office_hours_note', 'Lena''s desk')");
  expect(read('domain/src/settings/public-settings.generated.ts')).toContain(`office_hours_note: "Lena's desk"`);
  const script = `import { definitionOf } from 'domain/settings/registry';
    console.log(JSON.stringify(definitionOf('office_hours_note')));`;
  writeFileSync(inCopy('domain/dashboard.mjs'), script);
  const definition = execFileSync(process.execPath, [...typescript, 'domain/dashboard.mjs'], {
    cwd: copy,
    encoding: 'utf8',
  });
  expect(JSON.parse(definition)).toMatchObject({ label: 'Office hours', group: 'general', isPublic: true });
});

test('E1 the functions of the database use the default that the registry declares', () => {
  const group = 'domain/src/settings/groups/features.ts';
  writeFileSync(inCopy(group), read(group).replace(/(request_lapse_hours: [^}]*default: )24/, '$148'));
  expect(check().stderr).toContain('schemas/settings.sql');
  execFileSync(process.execPath, generator, { cwd: copy });
  expect(read('supabase/schemas/settings.sql')).toContain('"request_lapse_hours": 48');
});
