import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { integrityOf, projectRoot, runTypeScript } from '../../config/files.mjs';
import { headersFor, parseHeadersFile } from '../../local-stack/site/headers-file';
import { copyFiles } from '../../publishing/built-packages';
import { answerOnTerminal } from '../answer-on-terminal';
import { changeRegistry, deployChanged, readJson, runCommand } from './deploying';
import { copySite, registryOf, versionOf } from './site';

const production = { supabaseUrl: 'https://coach.supabase.co', supabaseKey: 'sb_publishable_x', hasRealtime: true };

/** A site with a hosted backend and a changed blog. */
async function hostedSite(): Promise<string> {
  const site = copySite();
  fs.writeFileSync(path.join(site, 'site.json'), JSON.stringify(production));
  await deployChanged(site, 'blog-app');
  return site;
}

const page = (site: string) => fs.readFileSync(path.join(site, 'index.html'), 'utf8');

describe('X1 the configuration of a published site', () => {
  test.each([
    ['a rollback', 'rollback.ts', ['blog-app'], /^$/],
    // The embed of the tests was built for a local site.
    [
      'a build without SUPABASE_URL',
      'assemble.ts',
      [],
      /^\S+: the embed was not built for \S+coach\.supabase\.co\. .*\n$/,
    ],
  ])('is not changed by %s', async (_what, script, words, warning) => {
    const site = await hostedSite();
    expect(runCommand(script, site, ...words)).toMatchObject({ status: 0, stderr: expect.stringMatching(warning) });
    expect(page(site)).toContain('https://coach.supabase.co');
    expect(page(site)).not.toContain('localhost');
    expect(readJson(path.join(site, 'site.json'))).toEqual(production);
  });

  test('is never guessed or taken from another backend', async () => {
    const site = await hostedSite();
    const published = runCommand('publish-pages.ts', site, { SUPABASE_URL: 'http://localhost:9' });
    expect(published).toMatchObject({ status: 1 });
    expect(published.stderr).toContain('is configured for https://coach.supabase.co');
    const built = runCommand('assemble.ts', site, { SUPABASE_URL: 'https://other.supabase.co' });
    expect(built).toMatchObject({ status: 1 });
    expect(built.stderr).toContain('SUPABASE_KEY is missing');
    expect(readJson(path.join(site, 'site.json'))).toEqual(production);
  });
});

test('X1 no page of a remote’s own origin may be framed', () => {
  const site = copySite();
  const { status } = runCommand('assemble.ts', site);
  const origin = path.join(site, '../origins/booking-widget');
  const rules = parseHeadersFile(fs.readFileSync(path.join(origin, '_headers'), 'utf8'));
  const pages = fs.readdirSync(origin).filter((file) => file.endsWith('.html'));
  expect([status, pages]).toEqual([0, ['index.html']]);
  for (const address of ['/', '/index.html'])
    expect(headersFor(rules, address).get('content-security-policy')).toBe("frame-ancestors 'none'");
});

test.each(['site', 'origins'])('X1 a file in place of the folder %s is reported before the build', (name) => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'unusable-site-'));
  fs.writeFileSync(path.join(folder, name), '');
  const { status, stderr } = runCommand('assemble.ts', path.join(folder, 'site'), '--after', 'no-such-script');
  fs.rmSync(folder, { recursive: true });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^ENOTDIR: .*: use a folder that you may write to, on a disk with space\.\n$/);
});

describe('X1 an unexpected site', () => {
  test.each([
    '',
    '{"shell":',
    '[]',
    '{"shell":"1","remotes":[],"history":{}}',
    '{"revision":1,"publishedAt":"","shell":"1","remotes":{}}',
    '{"revision":1,"publishedAt":"","shell":"1","remotes":{"blog-app":{"entry":"x"}},"history":{}}',
  ])('with %p as registry is not changed, and one sentence says why', (damaged) => {
    const site = copySite();
    fs.rmSync(path.join(site, '.revisions'), { recursive: true });
    fs.writeFileSync(path.join(site, 'registry.json'), damaged);
    const before = page(site);
    const others = [
      ['rollback.ts', 'blog-app'],
      ['deploy.ts', 'blog-app', '--built'],
    ];
    for (const words of [['assemble.ts'], ...(damaged ? [] : others)]) {
      const { status, stderr } = runCommand(words[0]!, site, ...words.slice(1));
      expect([status, stderr.trim().split('\n')]).toEqual([
        1,
        [expect.stringMatching(/registry.json is damaged\. Restore/)],
      ]);
    }
    expect(page(site)).toBe(before);
  });

  test.each([
    ['site.json', 'publish-pages.ts', []],
    ['shell.json', 'deploy.ts', ['blog-app', '--built']],
    ['prerender.cjs', 'publish-pages.ts', []],
  ])('without an intact %s is not changed, and one sentence says why', (name, script, words) => {
    const site = copySite();
    const file = name === 'site.json' ? name : `shell/${registryOf(site).shell}/${name}`;
    if (name.endsWith('.json')) fs.writeFileSync(path.join(site, file), '{}');
    else fs.rmSync(path.join(site, file));
    const before = page(site);
    const { status, stderr } = runCommand(script, site, ...words);
    const problem = `${path.join(site, file)} is missing or damaged. Restore it from the host or from a backup, then run the command again.\n`;
    expect([status, stderr, page(site)]).toEqual([1, problem, before]);
  });

  /** A site with a remote that the repository does not have. */
  function siteWithTours(): string {
    const site = copySite();
    changeRegistry(site, ({ remotes }) => ({ remotes: { ...remotes, 'tours-app': remotes['blog-app']! } }));
    return site;
  }

  test('keeps a remote that the repository does not have, unless it is removed explicitly', () => {
    const site = siteWithTours();
    const origin = path.join(site, '../origins/tours-app');
    fs.mkdirSync(origin, { recursive: true });
    const refused = runCommand('assemble.ts', site);
    expect(refused).toMatchObject({ status: 1 });
    expect(refused.stderr).toContain('npm run build -- --remove tours-app');
    expect(Object.keys(registryOf(site).remotes)).toContain('tours-app');
    expect(runCommand('assemble.ts', site, '--remove', 'tours-app')).toMatchObject({ status: 0 });
    expect(Object.keys(registryOf(site).remotes)).not.toContain('tours-app');
    expect(page(site)).not.toContain('tours-app');
    expect(fs.existsSync(origin)).toBe(false);
  });

  test.each([
    ['keeps', 'n', 'n\n', 1],
    ['removes', 'y', 'y\n', 0],
    ['keeps', 'Ctrl-D', '\u0004', 1],
  ])('%s such a remote if the answer on a terminal is %s', async (_what, _name, answer, expected) => {
    const site = siteWithTours();
    const given = { question: '(y/N)', answer };
    const { status, shown } = await answerOnTerminal('publishing/assemble.ts', given, { SITE_FOLDER: site });
    expect([status, shown]).toEqual([expected, expect.stringContaining('Remove it from the site?')]);
    expect(shown).not.toContain('AbortError');
    expect('tours-app' in registryOf(site).remotes).toBe(expected === 1);
  });
});

/** Returns each file of a folder with its hash. */
const hashesIn = (folder: string) =>
  fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name))
    .map((file) => `${file} ${integrityOf(fs.readFileSync(file))}`);

test('X1 a deployment that fails while it copies changes no file of the site', async () => {
  const site = copySite();
  const built = versionOf(site, 'blog-app');
  await deployChanged(site, 'blog-app');
  fs.rmSync(path.join(site, 'r/blog-app', built), { recursive: true });
  const before = hashesIn(site);
  for (const name of ['blog-app', 'shell']) {
    const deploy = [...runTypeScript, path.join(projectRoot, 'publishing/deploy.ts'), name, '--built'];
    // As on a full disk: no file may be longer than a kilobyte.
    const limited = spawnSync('bash', ['-c', 'ulimit -f 1; exec "$@"', 'limited', process.execPath, ...deploy], {
      env: { ...process.env, SITE_FOLDER: site },
    });
    expect([limited.status, hashesIn(site)]).toEqual([1, before]);
  }
});

test('X1 files and folders behind symbolic links are copied like others', () => {
  const folder = copySite();
  fs.mkdirSync(path.join(folder, 'real/inner'), { recursive: true });
  fs.writeFileSync(path.join(folder, 'real/inner/a.txt'), 'a');
  fs.mkdirSync(path.join(folder, 'public'));
  fs.symlinkSync('../real', path.join(folder, 'public/folder'));
  fs.symlinkSync('../real/inner/a.txt', path.join(folder, 'public/file.txt'));
  copyFiles(path.join(folder, 'public'), path.join(folder, 'copied'));
  const copied = ['file.txt', 'folder/inner/a.txt'].map((file) => path.join(folder, 'copied', file));
  expect(copied.map((file) => fs.readFileSync(file, 'utf8'))).toEqual(['a', 'a']);
});

const firstScript = (folder: string) =>
  path.join(
    folder,
    fs.readdirSync(folder).find((file) => file.endsWith('.js'))!,
  );

test.each([
  ['blog-app', 'lacks a script', (folder: string) => fs.rmSync(firstScript(folder))],
  ['blog-app', 'has another script', (folder: string) => fs.writeFileSync(firstScript(folder), '')],
  ['blog-app', 'lacks its manifest', (folder: string) => fs.rmSync(path.join(folder, 'remote.json'))],
  ['shell', 'lacks its manifest', (folder: string) => fs.rmSync(path.join(folder, 'shell.json'))],
])('X1 deploying %s again completes a version that %s', (name, _what, damage) => {
  const site = copySite();
  const folder = name === 'shell' ? `shell/${registryOf(site).shell}` : `r/${name}/${versionOf(site, name)}`;
  const before = hashesIn(path.join(site, folder));
  damage(path.join(site, folder));
  const { status, stderr } = runCommand('deploy.ts', site, name, '--built');
  expect([status, stderr, hashesIn(path.join(site, folder))]).toEqual([0, '', before]);
});
