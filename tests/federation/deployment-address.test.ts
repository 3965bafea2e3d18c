import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import type { Registry } from '../../publishing/registry';
import { listenOnFreePort } from '../listen-on-free-port';
import { runScript } from '../run-script';
import {
  addShellVersion,
  addVersion,
  changeRegistry,
  deployChanged,
  publish,
  readJson,
  releaseVersion,
  runCommand,
} from './deploying';
import { answerEndlessly } from './faults';
import { closeServer } from '../../local-stack/stack/listen';
import { copySite, registryOf, serveSite, versionOf, type Site } from './site';

let original: string;
let site: Site;
let output: string;
beforeAll(async () => {
  original = copySite();
  const built = versionOf(original, 'blog-app');
  await deployChanged(original, 'blog-app');
  fs.rmSync(path.join(original, 'r/blog-app', built), { recursive: true });
});
beforeEach(async () => {
  site = await serveSite(copySite(original));
  output = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'coach-deployment-')), 'upload');
});
afterEach(async () => {
  await site.close();
  fs.rmSync(path.dirname(output), { recursive: true });
});

/** Runs a command for a site that is known only by its address. */
const run = (command: string, ...words: string[]) =>
  runScript(`publishing/${command}`, [...words, '--site', site.address], {
    DEPLOYMENT_FOLDER: output,
    SUPABASE_URL: 'http://localhost:9',
  });

const deploy = () => run('deploy.ts', 'blog-app', '--built');

test('X1 a fresh clone deploys one remote to a site known only by its address', async () => {
  await publish(site.folder);
  const [before, homeBefore] = [registryOf(site.folder), site.read('index.html')];
  const { status, output: said } = await deploy();
  expect([status, said]).toEqual([0, expect.stringContaining(`blog-app: ${before.remotes['blog-app']!.version} → `)]);
  expect(said).toMatch(/in this order: r, .*registry\.json/);
  expect(fs.readdirSync(path.join(output, 'r'))).toEqual(['blog-app']);
  // The site still knows what it has published.
  const headers = fs.readFileSync(path.join(output, '_headers'), 'utf8');
  expect(headers).toContain('Integrity-Policy');
  fs.cpSync(output, site.folder, { recursive: true });
  const after = registryOf(site.folder);
  for (const { remotes } of [before, after]) expect(headers).toContain(`/r/blog-app/${remotes['blog-app']!.version}/*`);
  expect(after.remotes['blog-app']!.version).toBe(before.remotes['blog-app']!.version.replace('-next', ''));
  expect({ ...after.remotes, 'blog-app': null }).toEqual({ ...before.remotes, 'blog-app': null });
  expect(site.read('index.html')).toBe(homeBefore);
});

test.each([
  ['shell', ({ shell }: Registry) => `shell/${shell}/prerender.cjs`],
  ['blog-app', ({ remotes }: Registry) => remotes['blog-app']!.entry],
  ['admin-app', ({ remotes }: Registry) => path.join(remotes['admin-app']!.entry, '../remote.json')],
])('X1 the live %s is only uploaded again if the site lacks one of its files', async (name, fileOf) => {
  const live = await serveSite(copySite());
  const again = () =>
    runScript('publishing/deploy.ts', [name, '--built', '--site', live.address], { DEPLOYMENT_FOLDER: output });
  const { status, output: said } = await again();
  expect([status, said]).toEqual([0, expect.stringContaining('is up to date, so there is nothing to upload.')]);
  expect(fs.existsSync(output)).toBe(false);
  const lost = path.join(live.folder, fileOf(registryOf(live.folder)));
  fs.rmSync(lost);
  fs.writeFileSync(path.join(live.folder, 'index.html'), 'from before');
  expect((await again()).output).toMatch(/in this order: .*(r|shell), .*index.html/);
  fs.cpSync(output, live.folder, { recursive: true });
  expect(fs.existsSync(lost)).toBe(true);
  await live.close();
});

test.each([
  ['deploy.ts', 'http://coach.invalid'],
  ['rollback.ts', 'http://coach.invalid'],
  ['deploy.ts', 'http://localhost:3000@coach.invalid'],
])('X1 %s downloads no code over an unencrypted connection to %s', (script, address) => {
  const { status, stderr } = runCommand(script, site.folder, 'blog-app', '--site', address);
  expect([status, stderr]).toEqual([1, expect.stringContaining(`${address} must begin with https://`)]);
});

test('X1 a deployment follows no redirect to an unencrypted address', async () => {
  await publish(site.folder);
  // Leads to this machine, too, but is not one of its names.
  const elsewhere = site.address.replace('localhost', '0.0.0.0').replace(/\/$/, '');
  const host = http.createServer(({ url }, response) => response.writeHead(302, { location: elsewhere + url }).end());
  const port = await listenOnFreePort(host);
  const { status, output: said } = await runScript(
    'publishing/deploy.ts',
    ['blog-app', '--built', '--site', `http://localhost:${port}`],
    { DEPLOYMENT_FOLDER: output },
  );
  host.close();
  expect([status, said]).toEqual([1, expect.stringContaining('which is not encrypted')]);
});

test('X1 a deployment deletes no files of others, and names a damaged registry', async () => {
  fs.mkdirSync(output);
  fs.writeFileSync(path.join(output, 'thesis.txt'), '');
  expect(await deploy()).toMatchObject({ status: 1, output: expect.stringContaining('contains files') });
  expect(fs.readdirSync(output)).toEqual(['thesis.txt']);
  fs.cpSync(site.folder, output, { recursive: true });
  fs.rmSync(path.join(output, 'thesis.txt'));
  expect(await deploy()).toMatchObject({ status: 1, output: expect.stringContaining('contains files') });
  expect(fs.readdirSync(output)).toEqual(fs.readdirSync(site.folder));
  fs.rmSync(output, { recursive: true });
  fs.writeFileSync(path.join(site.folder, 'registry.json'), '{');
  const { status, output: said } = await deploy();
  expect([status, said]).toEqual([1, expect.stringMatching(/^http\S+registry\.json is damaged: upload it again/)]);
});

test.each([
  [
    'manifest',
    () => {
      const file = path.join(site.folder, registryOf(site.folder).remotes['public-site']!.entry, '../remote.json');
      const manifest = readJson(file);
      fs.writeFileSync(file, JSON.stringify({ ...manifest, files: { '../../../../thesis/text': { integrity: '' } } }));
    },
  ],
  [
    'registry',
    () =>
      changeRegistry(site.folder, ({ history }) => ({
        history: { 'blog-app': ['../../../thesis', '1', '2', '3', ...history['blog-app']!.slice(-1)] },
      })),
  ],
])('X1 a site whose %s names files outside its folder changes none of them', async (_what, attack) => {
  attack();
  const [theirs, mine] = [site.folder, path.dirname(output)].map((folder) => path.join(folder, 'thesis/text'));
  for (const file of [theirs!, mine!]) {
    fs.mkdirSync(path.dirname(file));
    fs.writeFileSync(file, file);
  }
  const { status, output: said } = await deploy();
  expect(fs.readFileSync(mine!, 'utf8')).toBe(mine);
  expect([status, said]).toEqual([1, expect.stringMatching(/^http\S+ names a file outside its folder: .*thesis/)]);
});

test('X1 a deployment reads no answer without an end', async () => {
  const server = http.createServer((_, response) => answerEndlessly(response));
  const address = `http://localhost:${await listenOnFreePort(server)}`;
  const { status, output: said } = await runScript('publishing/deploy.ts', ['blog-app', '--built', '--site', address], {
    DEPLOYMENT_FOLDER: output,
  });
  await closeServer(server);
  expect([status, said.trim()]).toEqual([
    1,
    `${address}/registry.json is larger than 50 MB, so it is not a file of the site.`,
  ]);
});

test('X1 a deployment says why it could not read the whole of a file', async () => {
  const server = http.createServer((_, response) => void response.write('{', () => response.destroy()));
  const address = `http://localhost:${await listenOnFreePort(server)}`;
  const { status, output: said } = await runScript('publishing/deploy.ts', ['blog-app', '--built', '--site', address], {
    DEPLOYMENT_FOLDER: output,
  });
  await closeServer(server);
  expect([status, said.trim()]).toEqual([1, `${address}/registry.json cannot be reached: other side closed.`]);
});

test('X1 a deployment asks a site twice before it says why the site cannot be reached', async () => {
  site.fail('/registry.json', 'unreachable');
  const asked = site.requests.length;
  const { status, output: said } = await deploy();
  site.heal();
  expect([status, said]).toEqual([1, expect.stringMatching(/registry\.json cannot be reached: other side closed\.$/m)]);
  expect(site.requests.slice(asked)).toEqual(['/registry.json', '/registry.json']);
});

test('X1 a deployment names a folder that it cannot create', async () => {
  const words = ['blog-app', '--built', '--site', site.address];
  const { status, output: said } = await runScript('publishing/deploy.ts', words, {
    DEPLOYMENT_FOLDER: process.platform === 'linux' ? '/proc/upload' : '/dev/null/upload',
  });
  expect([status, said]).toEqual([1, expect.stringMatching(/^E\w+: .*upload.*: use a folder that you may write to/)]);
});

test('X1 a failed deployment leaves nothing behind', async () => {
  changeRegistry(site.folder, () => ({ shell: 'unknown' }));
  const { status, output: said } = await deploy();
  expect([status, said]).toEqual([1, expect.stringContaining('shell/unknown/shell.json answered 404')]);
  expect(fs.existsSync(output)).toBe(false);
});

test('X1 an interrupted deployment leaves nothing in the way of the next one', async () => {
  const { asked } = site.hold(/prerender\.cjs$/);
  const words = ['blog-app', '--built', '--site', site.address];
  const { status } = await runScript('publishing/deploy.ts', words, { DEPLOYMENT_FOLDER: output }, asked, 'SIGINT');
  expect([status, fs.existsSync(output)]).toEqual([1, false]);
});

test('X1 a deployment after one that was killed removes its files', async () => {
  const { asked, release } = site.hold(/prerender\.cjs$/);
  const words = ['blog-app', '--built', '--site', site.address];
  await runScript('publishing/deploy.ts', words, { DEPLOYMENT_FOLDER: output }, asked, 'SIGKILL');
  expect(fs.readdirSync(path.dirname(output))).not.toEqual([]);
  release();
  expect(await deploy()).toMatchObject({ status: 0 });
  expect(fs.readdirSync(path.dirname(output))).toEqual(['upload']);
});

test('X1 a deployment stops and leaves nothing to upload if another one was faster', async () => {
  // Held, so that the change comes before the deployment's last look at the registry.
  const { asked, release } = site.hold(/prerender\.cjs$/);
  const deployment = deploy();
  await Promise.race([asked, deployment]);
  changeRegistry(site.folder, () => ({}));
  release();
  const { status, output: said } = await deployment;
  expect([status, said]).toEqual([1, expect.stringContaining('Another deployment changed')]);
  expect(fs.existsSync(output)).toBe(false);
});

test.each([
  ['the shell', 'shell', (registry: Registry) => registry.shell, addShellVersion],
  [
    'a remote',
    'booking-widget',
    ({ remotes }: Registry) => remotes['booking-widget']!.version,
    (folder: string) => addVersion(folder, 'booking-widget'),
  ],
] as const)('X1 a fresh clone rolls %s back on a site known only by its address', async (_what, name, shown, add) => {
  const before = shown(registryOf(site.folder));
  const after = add(site.folder);
  await releaseVersion(site.folder, name, after);
  const { status, output: said } = await run('rollback.ts', name);
  expect([status, said]).toEqual([0, expect.stringContaining(`${name}: ${after} → ${before}`)]);
  expect(fs.readdirSync(output)).not.toEqual(expect.arrayContaining([expect.stringMatching(/^(r|shell|assets)$/)]));
  fs.cpSync(output, site.folder, { recursive: true });
  expect(shown(registryOf(site.folder))).toBe(before);
});
