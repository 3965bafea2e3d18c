import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { addVersion, changeRegistry, deployShell, releaseVersion, removeOldVersions, writePages } from './deploying';
import { copySite, inlinedRegistry, projectRoot, registryOf } from './site';
import { runTypeScript } from '../../config/files.mjs';

const names = ['public-site', 'booking-widget'] as const;
const processes = 4;
const deploymentsEach = 50;

/** Deploys versions of two remotes in turn, and prints `shown` or `lost` for each attempt. */
const worker = `
const [, tools, site, versions, count, offset] = process.argv;
const { releaseVersion } = await import(tools + 'release-version.ts');
const { UserError } = await import(tools + '../config/run-command.mjs');
const all = Object.entries(JSON.parse(versions));
for (let turn = 0; turn < Number(count); turn += 1) {
  const [name, known] = all[(turn + Number(offset)) % all.length];
  const version = known[(turn >> 1) % known.length];
  try {
    await releaseVersion(site, name, version);
    console.log('shown');
  } catch (error) {
    const isLost = error instanceof UserError && error.message.startsWith('Another deployment published');
    console.log(isLost ? 'lost' : String(error.stack).replaceAll('\\n', ' '));
  }
}`;

const tools = path.join(projectRoot, 'publishing/');

function start(site: string, versions: object, offset: number) {
  const words = [tools, site, JSON.stringify(versions), String(deploymentsEach), String(offset)];
  return spawn(process.execPath, [...runTypeScript, '--input-type=module', '-e', worker, ...words], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

const deploy = async (site: string, versions: object, offset: number) =>
  (await text(start(site, versions, offset).stdout)).trim().split('\n');

function siteWithVersions() {
  const site = copySite();
  const versions = Object.fromEntries(
    names.map((name) => [name, ['a', 'b', 'c'].map((suffix) => addVersion(site, name, {}, suffix))]),
  );
  for (const name of names) releaseVersion(site, name, ...versions[name]!);
  return { site, versions };
}

function expectConsistent(site: string): void {
  const { shell, remotes } = registryOf(site);
  const inlined = inlinedRegistry(site, 'index.html');
  expect(inlined.shell).toBe(shell);
  for (const name of names) expect(inlined.remotes[name]!.version).toBe(remotes[name]!.version);
  for (const { entry } of Object.values(remotes)) expect(fs.existsSync(path.join(site, entry))).toBe(true);
}

test('X1 200 concurrent deployments of two remotes leave no stale page, and each rejected one reports it', async () => {
  const { site, versions } = siteWithVersions();
  const { revision } = registryOf(site);
  const workers = Array.from({ length: processes }, (_, offset) => deploy(site, versions, offset));
  const outcomes = (await Promise.all(workers)).flat();
  expect(outcomes).toHaveLength(processes * deploymentsEach);
  expect(new Set(outcomes)).toEqual(new Set(['shown', 'lost']));
  expect(registryOf(site).revision - revision).toBe(outcomes.filter((outcome) => outcome === 'shown').length);
  expectConsistent(site);
}, 300_000);

test('X1 a killed deployment leaves a working site, and the next one completes it', async () => {
  const { site, versions } = siteWithVersions();
  for (let delay = 250; delay < 1250; delay += 100) {
    const child = start(site, versions, delay % 2);
    const ended = once(child, 'exit');
    await new Promise((resolve) => setTimeout(resolve, delay));
    child.kill('SIGKILL');
    await ended;
    const { remotes } = registryOf(site);
    for (const { entry } of Object.values(remotes)) expect(fs.existsSync(path.join(site, entry))).toBe(true);
  }
  writePages(site);
  expectConsistent(site);
});

test('X1 a version that was deployed again meanwhile keeps its files', () => {
  const { site, versions } = siteWithVersions();
  const before = registryOf(site);
  changeRegistry(site, ({ history }) => ({ history: { ...history, 'public-site': [] } }));
  releaseVersion(site, 'public-site', versions['public-site']![0]!);
  // By the deployment whose registry this one has replaced.
  removeOldVersions(site, before);
  expectConsistent(site);
});

test('X1 a shell’s old scripts are removed, but none that another deployment has just copied', () => {
  const site = copySite();
  const script = (name: string) => path.join(site, 'assets', name);
  const first = fs.readdirSync(script('')).filter((name) => /^main\.\w+\.js$/.test(name));
  const yesterday = new Date(Date.now() - 86_400_000);
  for (const name of first) fs.utimesSync(script(name), yesterday, yesterday);
  const [dropped] = ['', '', '', ''].map(() => deployShell(site));
  // The other deployment has replaced this one, too.
  fs.rmSync(path.join(site, 'shell', dropped!), { recursive: true });
  fs.writeFileSync(script('copied.by-another.js'), '');
  deployShell(site);
  expect(first.filter((name) => fs.existsSync(script(name)))).toEqual([]);
  expect(fs.existsSync(script('copied.by-another.js'))).toBe(true);
});
