import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { copyBuild, removeOldVersions } from '../../publishing/site-folder';
import { addVersion, changeRegistry, deployShell, releaseVersion, writePages } from './deploying';
import { copySite, inlinedRegistry, projectRoot, registryOf, versionOf } from './site';
import { runTypeScript } from '../../config/files.mjs';

const names = ['public-site', 'booking-widget'] as const;
const processes = 4;
const rounds = 15;

/** Deploys a version of one of two remotes for each number that it reads, and prints `shown` or `lost`. */
const worker = `
const [, tools, site, versions] = process.argv;
const { createInterface } = await import('node:readline');
const { releaseVersion } = await import(tools + 'release-version.ts');
const { UserError } = await import(tools + '../config/run-command.mjs');
const all = Object.entries(JSON.parse(versions));
for await (const turn of createInterface({ input: process.stdin })) {
  const [name, known] = all[turn % all.length];
  const version = known[(turn >> 1) % known.length];
  try {
    await releaseVersion(site, name, version);
    console.log('shown');
  } catch (error) {
    const isLost = error instanceof UserError && error.message.startsWith('Another deployment published');
    console.log(isLost ? 'lost' : String(error.stack).replaceAll('\\n', ' '));
  }
}`;

function start(site: string, versions: object) {
  const words = [path.join(projectRoot, 'publishing/'), site, JSON.stringify(versions)];
  return spawn(process.execPath, [...runTypeScript, '--input-type=module', '-e', worker, ...words], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
}

async function siteWithVersions() {
  const site = copySite();
  const versions = Object.fromEntries(
    names.map((name) => [name, ['a', 'b', 'c'].map((suffix) => addVersion(site, name, {}, suffix))]),
  );
  for (const name of names) for (const version of versions[name]!) await releaseVersion(site, name, version);
  return { site, versions };
}

function expectConsistent(site: string): void {
  const { shell, remotes } = registryOf(site);
  const inlined = inlinedRegistry(site, 'index.html');
  expect(inlined.shell).toBe(shell);
  for (const name of names) expect(inlined.remotes[name]!.version).toBe(remotes[name]!.version);
  for (const { entry } of Object.values(remotes)) expect(fs.existsSync(path.join(site, entry))).toBe(true);
}

test('X1 concurrent deployments of two remotes leave no stale page, and each rejected one reports it', async () => {
  const { site, versions } = await siteWithVersions();
  const { revision } = registryOf(site);
  const workers = Array.from({ length: processes }, () => start(site, versions));
  const outputs = workers.map(({ stdout }) => createInterface({ input: stdout })[Symbol.asyncIterator]());
  const outcomes: string[] = [];
  try {
    // Only the last of overlapping deployments can leave a stale page, so a few at a time find more than many in a row.
    for (let round = 0; round < rounds; round += 1) {
      for (const [index, { stdin }] of workers.entries()) stdin.write(`${round + index}\n`);
      for (const { value } of await Promise.all(outputs.map((output) => output.next()))) outcomes.push(value);
      expectConsistent(site);
    }
  } finally {
    for (const { stdin } of workers) stdin.end();
  }
  expect(new Set(outcomes)).toEqual(new Set(['shown', 'lost']));
  expect(registryOf(site).revision - revision).toBe(outcomes.filter((outcome) => outcome === 'shown').length);
}, 300_000);

test('X1 a killed deployment leaves a working site, and the next one completes it', async () => {
  const { site, versions } = await siteWithVersions();
  for (let turn = 0; turn < 10; turn += 1) {
    const child = start(site, versions);
    const ended = once(child, 'exit');
    child.stdin.write(Array.from({ length: 50 }, (_, index) => `${turn + index}\n`).join(''));
    // Its first deployment is done, and each of the others takes about 50 ms.
    const [output] = (await once(child.stdout, 'data')) as [string];
    expect(String(output)).toMatch(/^shown/);
    await new Promise((resolve) => setTimeout(resolve, turn * 10));
    child.kill('SIGKILL');
    await ended;
    const { remotes } = registryOf(site);
    for (const { entry } of Object.values(remotes)) expect(fs.existsSync(path.join(site, entry))).toBe(true);
  }
  await writePages(site);
  expectConsistent(site);
});

test('X1 a copy of a version deletes those that killed deployments left, and none that another one is writing', () => {
  const site = copySite();
  const version = versionOf(site, 'blog-app');
  const folder = path.join(site, 'r/blog-app');
  // The process id of no system.
  const left = `${version}.99999999.unfinished`;
  const running = `${version}.${process.ppid}.unfinished`;
  for (const name of [left, running]) fs.mkdirSync(path.join(folder, name));
  copyBuild(site, 'blog-app');
  expect(fs.readdirSync(folder).toSorted()).toEqual([version, running]);
});

test('X1 a version that was deployed again meanwhile keeps its files', async () => {
  const { site, versions } = await siteWithVersions();
  const before = registryOf(site);
  changeRegistry(site, ({ history }) => ({ history: { ...history, 'public-site': [] } }));
  await releaseVersion(site, 'public-site', versions['public-site']![0]!);
  // By the deployment whose registry this one has replaced.
  removeOldVersions(site, before);
  expectConsistent(site);
});

test('X1 a shell’s old scripts are removed, but none that another deployment has just copied', async () => {
  const site = copySite();
  const script = (name: string) => path.join(site, 'assets', name);
  const first = fs.readdirSync(script('')).filter((name) => /^main\.\w+\.js$/.test(name));
  const yesterday = new Date(Date.now() - 86_400_000);
  for (const name of first) fs.utimesSync(script(name), yesterday, yesterday);
  const dropped = await deployShell(site);
  for (let later = 0; later < 3; later += 1) await deployShell(site);
  // The other deployment has replaced this one, too.
  fs.rmSync(path.join(site, 'shell', dropped), { recursive: true });
  fs.writeFileSync(script('copied.by-another.js'), '');
  await deployShell(site);
  expect(first.filter((name) => fs.existsSync(script(name)))).toEqual([]);
  expect(fs.existsSync(script('copied.by-another.js'))).toBe(true);
});

test.each(['ENOTEMPTY', 'EEXIST', 'EPERM'])(
  'X1 two deployments may copy one version at once on a system that reports %s',
  (code) => {
    const site = copySite();
    const version = versionOf(site, 'blog-app');
    const folder = path.join(site, 'r/blog-app', version);
    const copied = `${folder}-by-the-other`;
    fs.renameSync(folder, copied);
    const rename = fs.renameSync;
    jest.spyOn(fs, 'renameSync').mockImplementation((from, to) => {
      if (path.resolve(String(to)) !== folder) return rename(from, to);
      rename(copied, folder);
      throw Object.assign(new Error(code), { code, syscall: 'rename', path: from, dest: to });
    });
    expect(copyBuild(site, 'blog-app')).toBe(version);
    expect(fs.readdirSync(path.dirname(folder))).toEqual([version]);
  },
);
