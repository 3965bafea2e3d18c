import { misfits } from '../gate.ts';
import { integrityOf } from 'config/files';
import type { Observation, ObservedRemote, Answer } from './observe.ts';
import type { ShellManifest } from 'config/manifests';

export type Finding = {
  /** Of `domain/federation-faults.json` */
  code: string;
  remote?: string;
  version?: string;
  file?: string;
  detail?: string;
};

export function remoteFindings(site: Observation, remote: ObservedRemote): Finding[] {
  const { name, entry, manifest } = remote;
  if (!entry || !remote.address) return [{ code: 'unregistered', remote: name }];
  const about = { remote: name, version: entry.version };
  const findings: Finding[] = [
    ...fileFindings(remote),
    ...(manifest ? manifestFindings(remote) : [{ code: 'manifest-missing' }]),
    ...(site.shell ? fitFindings(site.shell, remote) : []),
    ...originFindings(site, remote),
    ...(entry.integrity ? [] : [{ code: 'integrity-missing' }]),
  ];
  const twin = site.remotes.find((other) => other.name < name && other.entry?.container === entry.container);
  if (twin) findings.push({ code: 'container-duplicate', detail: entry.container });
  return findings.map((finding) => ({ ...about, ...finding }));
}

function fileFindings({ address, entry, manifest, files }: ObservedRemote) {
  return Object.entries(files).flatMap(([file, answer]) => {
    const isEntry = address.endsWith(`/${file}`);
    const integrity = isEntry ? (entry?.integrity ?? '') : manifest?.files[file]?.integrity;
    const problem = fileProblem(answer, integrity);
    // A stale registry is a fault of its own.
    if (!problem || (problem === 'changed' && integrityOf(answer.body) === manifest?.files[file]?.integrity)) return [];
    return [{ code: `${isEntry ? 'entry' : 'chunk'}-${problem}`, file }];
  });
}

/**
 * The first reason why a browser rejects a script.
 *
 * @param integrity empty if it is unknown
 */
export function fileProblem({ status, type, body, failure }: Answer, integrity?: string) {
  if (failure) return failure;
  if (status >= 500) return 'error';
  if (status >= 400) return 'missing';
  if (type === 'text/html') return 'html';
  if (!/^(text|application)\/(javascript|ecmascript)$/.test(type)) return 'type';
  if (body.length === 0) return 'empty';
  return integrity && integrityOf(body) !== integrity ? 'changed' : undefined;
}

function manifestFindings({ entry, manifest, address }: ObservedRemote) {
  const file = address.slice(address.lastIndexOf('/') + 1);
  const built = manifest?.files[file]?.integrity;
  return [
    ...(entry?.integrity && built && built !== entry.integrity ? [{ code: 'integrity-differs' }] : []),
    ...(manifest?.contract === entry?.contract ? [] : [{ code: 'contract-differs' }]),
  ];
}

function fitFindings(shell: ShellManifest, { name, entry, manifest }: ObservedRemote) {
  const { contract = NaN, page } = entry ?? {};
  const remote = { name, contract, page, requires: manifest?.requires ?? {} };
  return misfits(remote, shell).map(({ code, detail }) => ({ code, detail }));
}

function originFindings({ address: page, html }: Observation, { address, files }: ObservedRemote) {
  const { origin, protocol } = new URL(address);
  if (origin === new URL(page).origin) return [];
  const connect = /connect-src ([^;"]*)/.exec(html)?.[1] ?? '';
  const isReadable = Object.values(files).every(({ status, headers }) => {
    const allowed = headers.get('access-control-allow-origin');
    return status !== 200 || allowed === '*' || allowed === new URL(page).origin;
  });
  return [
    ...(connect.split(' ').includes(origin) ? [] : [{ code: 'origin-not-allowed', detail: origin }]),
    ...(isReadable ? [] : [{ code: 'origin-without-cors', detail: origin }]),
    ...(page.startsWith('https:') && protocol === 'http:' ? [{ code: 'origin-insecure', detail: origin }] : []),
  ];
}
