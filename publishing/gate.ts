import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { satisfy } from '@module-federation/runtime-core';
import { shellName } from './built-packages.ts';
import { integrityOf } from 'config/files';
import { readRemoteManifest, readShellManifest, versionFolder } from './site-folder.ts';
import type { RemoteManifest, ShellManifest, BuiltFiles } from 'config/manifests';
import type { Registry } from './registry.ts';

/**
 * Returns the reasons not to publish a registry in which one package has changed; none if it may be published.
 * Deployments and rollbacks both call it.
 *
 * @param changed `shell` or the remote
 * @returns sentences
 */
export function gateProblems(site: string, { shell, remotes }: Registry, changed: string): string[] {
  const manifest = readShellManifest(site, shell);
  if (changed !== shellName) {
    const version = remotes[changed]?.version ?? '';
    const remote = readRemoteManifest(site, changed, version);
    return [
      ...misfits(remote, manifest).map(({ sentence }) => sentence),
      ...fileProblems(path.join(site, versionFolder(changed, version)), remote),
    ];
  }
  const published = Object.entries(remotes).filter(([name, { version }]) =>
    existsSync(path.join(site, versionFolder(name, version), 'remote.json')),
  );
  const problems = published.flatMap(([name, { version }]) =>
    misfits(readRemoteManifest(site, name, version), manifest).map(({ sentence }) => `${name} ${version}: ${sentence}`),
  );
  return [...problems, ...fileProblems(site, manifest)];
}

/** A reason why a remote cannot run in a shell: the doctor's code with its detail, and a sentence. */
type Misfit = { code: string; detail?: string; sentence: string };

export function misfits(
  remote: Pick<RemoteManifest, 'name' | 'contract' | 'page' | 'requires'>,
  shell: Pick<ShellManifest, 'contracts' | 'pageContracts' | 'provides'>,
): Misfit[] {
  const { contract, requires } = remote;
  const understood = understoodContracts(shell, remote);
  return [
    ...(understood.includes(contract) ? [] : [contractMisfit(remote, understood)]),
    ...Object.entries(requires).flatMap(([key, required]) => shareMisfits(key, required, shell.provides[key])),
  ];
}

/** Returns the versions of a remote's contract that a shell understands. Remotes with a page share one contract. */
export function understoodContracts(
  { contracts, pageContracts }: Pick<ShellManifest, 'contracts' | 'pageContracts'>,
  { name, page }: Pick<RemoteManifest, 'name' | 'page'>,
): number[] {
  return page ? pageContracts : (contracts[name] ?? []);
}

function contractMisfit({ name, contract }: Pick<RemoteManifest, 'name' | 'contract'>, understood: number[]): Misfit {
  const list = understood.join(' and ') || 'none';
  return {
    ...(understood.length ? { code: 'contract', detail: `${contract}` } : { code: 'contract-unknown' }),
    sentence: `It uses contract ${contract}, and the shell understands ${list} of ${name}: deploy a shell that understands ${contract} first.`,
  };
}

function shareMisfits(
  key: string,
  { version, exports }: { version: string; exports: string[] },
  provided?: { version: string; exports: string[] },
): Misfit[] {
  if (!provided) {
    const sentence = `It needs ${key}, which the shell does not provide: deploy a shell that provides it first.`;
    return [{ code: 'library-missing', detail: `${key} ${version}`, sentence }];
  }
  if (!satisfy(provided.version, version)) {
    const detail = `${key} ${version}, and the shell provides ${provided.version}`;
    return [
      { code: 'library-version', detail, sentence: `It needs ${detail}: deploy a shell with that version first.` },
    ];
  }
  const missing = provided.exports.length ? exports.filter((name) => !provided.exports.includes(name)) : [];
  return missing.map((name) => ({
    code: 'export-missing',
    detail: `${name} of ${key}`,
    sentence: `It uses ${name} of ${key}, which the shell does not provide: deploy a shell that provides it first.`,
  }));
}

function fileProblems(folder: string, { files }: { files: BuiltFiles }) {
  return Object.entries(files).flatMap(([file, { integrity }]) => {
    const target = path.join(folder, file);
    const remedy = 'restore it from a backup, or deploy the package again.';
    if (!existsSync(target)) return [`${file} is missing: ${remedy}`];
    const isUnchanged = integrityOf(readFileSync(target)) === integrity;
    return isUnchanged ? [] : [`${file} differs from the file that was built: ${remedy}`];
  });
}
