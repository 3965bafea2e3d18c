import fs from 'node:fs';
import path from 'node:path';
import { gateProblems, satisfies } from '../../config/federation/gate.mjs';
import type { RemoteManifest } from '../../config/webpack/plugins/manifests.mjs';
import { builtSite, projectRoot } from './site';

const readJson = (file: string) => JSON.parse(fs.readFileSync(file, 'utf8'));

describe('the gate before a deployment', () => {
  const shell = () => readJson(path.join(builtSite, 'shell.json'));
  const remote = (): RemoteManifest => readJson(path.join(projectRoot, 'blog-app/dist/remote/remote.json'));
  const folder = path.join(projectRoot, 'blog-app/dist/remote');

  test('lets through what was just built', () => {
    expect(gateProblems({ remote: remote(), folder, shell: shell() })).toEqual([]);
  });

  test.each<[string, (manifest: RemoteManifest) => void, RegExp]>([
    ['of another contract', (manifest) => (manifest.contract = 2), /speaks contract 2, the deployed shell speaks 1/],
    [
      'that needs a newer library',
      (manifest) => (manifest.requires.react!.version = '^20.0.0'),
      /needs react \^20.0.0/,
    ],
    [
      'that needs what the shell does not share',
      (manifest) => (manifest.requires.lodash = { version: '^4.0.0', exports: [] }),
      /needs lodash/,
    ],
    [
      'that uses a newer export',
      (manifest) => manifest.requires['shared-ui']!.exports.push('Carousel'),
      /uses Carousel of shared-ui/,
    ],
    ['that is too heavy', (manifest) => (manifest.files[manifest.entry]!.gzip = 99_000), /over its budget/],
    [
      'that is not what was built',
      (manifest) => (manifest.files[manifest.entry]!.integrity = 'sha384-x'),
      /is not the file that was built/,
    ],
  ])('refuses a remote %s', (_what, change, reason) => {
    const manifest = remote();
    change(manifest);
    expect(gateProblems({ remote: manifest, folder, shell: shell() }).join('\n')).toMatch(reason);
  });

  test('compares versions as a caret does', () => {
    expect([satisfies('19.3.1', '^19.3.1'), satisfies('19.4.0', '^19.3.1'), satisfies('0.1.4', '^0.1.0')]).toEqual([
      true,
      true,
      true,
    ]);
    expect([satisfies('19.3.0', '^19.3.1'), satisfies('20.0.0', '^19.3.1'), satisfies('0.2.0', '^0.1.0')]).toEqual([
      false,
      false,
      false,
    ]);
  });
});
