import fs from 'node:fs';
import path from 'node:path';
import type { RemoteManifest } from '../../config/webpack/plugins/manifests.mjs';
import { remoteBudgetProblems, remoteSizes } from '../../publishing/budgets';
import { misfits } from '../../publishing/gate';
import { addShellVersion, addVersion, changeRegistry, readJson, runCommand, releaseVersion } from './deploying';
import { copySite, registryOf, versionOf } from './site';

let site: string;
beforeAll(() => {
  site = copySite();
});

/** Returns the output of `npm run rollback` for an earlier version of the blog with a fault. */
function rollBackTo(manifest: (manifest: RemoteManifest) => void): string {
  const version = versionOf(site, 'blog-app');
  const faulty = addVersion(site, 'blog-app', { manifest }, 'faulty');
  changeRegistry(site, ({ history }) => ({ history: { ...history, 'blog-app': [faulty, version] } }));
  const { status, stderr } = runCommand('rollback.ts', site, 'blog-app', faulty);
  fs.rmSync(path.join(site, 'r/blog-app', faulty), { recursive: true });
  expect([status, versionOf(site, 'blog-app')]).toEqual([1, version]);
  return stderr;
}

describe('X1 the gate before deployments and rollbacks', () => {
  test.each<[string, (manifest: RemoteManifest) => void, RegExp]>([
    ['of another contract', (manifest) => (manifest.contract = 2), /uses contract 2, and the shell understands 1/],
    [
      'that needs a newer library',
      ({ requires }) => (requires.react!.version = '^20.0.0'),
      /needs react \^20.0.0, .*: deploy a shell with that version first/,
    ],
    [
      'that needs what the shell does not share',
      ({ requires }) => (requires.lodash = { version: '^4.0.0', exports: [] }),
      /needs lodash, .*: deploy a shell that provides it first/,
    ],
    [
      'that uses a newer export',
      ({ requires }) => requires['shared-ui']!.exports.push('Carousel'),
      /uses Carousel of shared-ui, .*: deploy a shell that provides it first/,
    ],
    [
      'built with a newer federation runtime',
      ({ requires }) => (requires['@module-federation/runtime-core']!.version = '^2.99.0'),
      /needs @module-federation\/runtime-core \^2.99.0, and the shell provides 2/,
    ],
    [
      'that lacks a file',
      ({ files, entry }) => (files['lost.js'] = files[entry]!),
      /lost.js is missing: restore it from a backup, or deploy the package again/,
    ],
    [
      'that was tampered with',
      ({ files, entry }) => (files[entry]!.integrity = 'sha384-x'),
      /differs from the file that was built: restore it from a backup, or deploy the package again/,
    ],
  ])('rejects a remote %s', (_what, change, reason) => {
    expect(rollBackTo(change)).toMatch(reason);
  });

  test('rejects a shell that does not fit a published remote', async () => {
    const version = addShellVersion(site, {
      manifest: (manifest) => (manifest.contracts = { ...manifest.contracts, 'blog-app': [2] }),
    });
    await expect(releaseVersion(site, 'shell', version)).rejects.toThrow(
      /blog-app .*uses contract 1, and the shell understands 2 of blog-app/,
    );
  });

  test('rejects a shell that lacks a file', async () => {
    const version = addShellVersion(site, {
      manifest: ({ files, scripts }) => (files['assets/lost.js'] = files[scripts[0]!]!),
    });
    await expect(releaseVersion(site, 'shell', version)).rejects.toThrow(/assets\/lost\.js is missing/);
  });

  test('accepts a remote with the previous contract if the shell lists both', () => {
    const remote = { name: 'blog-app', requires: {} };
    const shell = { contracts: { 'blog-app': [1, 2] }, pageContracts: [], provides: {} };
    expect([1, 2].map((contract) => misfits({ ...remote, contract }, shell))).toEqual([[], []]);
    expect(misfits({ ...remote, contract: 3 }, shell)[0]!.sentence).toContain('understands 1 and 2 of blog-app');
  });

  test('FD2 accepts a page that the shell was built without, if it understands the page contract', () => {
    const events = { name: 'events-app', page: { path: '/events', title: 'Events' }, requires: {} };
    const shell = { contracts: {}, pageContracts: [1], provides: {} };
    expect(misfits({ ...events, contract: 1 }, shell)).toEqual([]);
    expect(misfits({ ...events, contract: 2 }, shell)).toHaveLength(1);
    expect(misfits({ ...events, contract: 1, page: undefined }, shell)).toHaveLength(1);
  });

  test('rejects a remote that exceeds its budget before it is deployed', () => {
    const manifest: RemoteManifest = readJson(
      path.join(site, registryOf(site).remotes['blog-app']!.entry, '../remote.json'),
    );
    expect(remoteBudgetProblems(manifest)).toEqual([]);
    const problems = () => remoteBudgetProblems(manifest).filter((problem) => problem.startsWith('blog-app, first'));
    const { bytes, budget } = remoteSizes(manifest)[0]!;
    const preloaded = manifest.files[manifest.preloads[0]!]!;
    preloaded.gzip += budget - bytes;
    expect(problems()).toEqual([]);
    preloaded.gzip += 1;
    expect(problems()).toEqual([expect.stringContaining(', 1 over its budget')]);
  });
});
