import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { listenOnFreePort } from '../listen-on-free-port';
import { folderHandler } from '../folder-handler';
import { closeServer } from '../../local-stack/stack/listen';
import { projectRoot } from '../../config/files.mjs';
import { builtSite } from './assemble-site.mjs';
import type { Registry } from '../../publishing/registry';
import { answerWith, type Fault } from './faults';

export { builtSite, projectRoot };

export type Site = {
  address: string;
  folder: string;
  read: (file: string) => string;
  /** Requested paths, in order. */
  requests: string[];
  /** Makes every file below a path fail until `heal`. */
  fail: (prefix: string, fault: Fault) => void;
  heal: () => void;
  /** From now on answers only paths that were requested before; all others hang. */
  answerNothingNew: () => void;
  /** Delays the answers for these paths until `release` is called. `asked` resolves with the first request. */
  hold: (paths: RegExp) => { asked: Promise<void>; release: () => void };
  close: () => Promise<void>;
};

const open = new Set<http.Server>();

// A failed test leaves its servers open, and jest would wait for them forever.
afterAll(() => Promise.all([...open].map(closeServer)));

/** Serves a site folder as a static host does, with faults on request. */
export async function serveSite(folder: string, { isShared = false } = {}): Promise<Site> {
  const faults = new Map<string, Fault>();
  const requests: string[] = [];
  const serve = folderHandler(folder, { isShared });
  let held = { paths: /^$/, answer: (serveNow: () => void) => serveNow() };
  let known: Set<string> | undefined;
  const server = http.createServer((request, response) => {
    const pathname = new URL(request.url ?? '/', 'http://origin').pathname;
    requests.push(pathname);
    const isNew = known !== undefined && !known.has(pathname);
    const fault = isNew ? 'slow' : [...faults].find(([prefix]) => pathname.startsWith(prefix))?.[1];
    if (fault) answerWith[fault](response, path.join(folder, pathname));
    else if (held.paths.test(pathname)) held.answer(() => serve(request, response));
    else serve(request, response);
  });
  open.add(server);
  return {
    address: `http://localhost:${await listenOnFreePort(server)}/`,
    folder,
    read: (file) => fs.readFileSync(path.join(folder, file), 'utf8'),
    requests,
    fail: (prefix, fault) => faults.set(prefix, fault),
    heal: () => {
      faults.clear();
      known = undefined;
    },
    answerNothingNew: () => {
      known = new Set(requests);
    },
    hold: (paths) => {
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      const asked = new Promise<void>((resolve) => {
        const answer = (serveNow: () => void) => {
          resolve();
          void released.then(serveNow);
        };
        held = { paths, answer };
      });
      return { asked, release };
    },
    close: () => {
      open.delete(server);
      return closeServer(server);
    },
  };
}

const copies: string[] = [];

/** Creates a copy of the site to deploy to. */
export function copySite(from = builtSite): string {
  const parent = fs.mkdtempSync(path.join(os.tmpdir(), 'coach-site-'));
  copies.push(parent);
  const folder = path.join(parent, 'site');
  fs.cpSync(from, folder, { recursive: true });
  return folder;
}

afterAll(() => {
  for (const folder of copies) fs.rmSync(folder, { recursive: true, force: true });
});

/** The current version of a remote. */
export const versionOf = (folder: string, name: string) => registryOf(folder).remotes[name]!.version;

export function registryOf(folder: string): Registry {
  return JSON.parse(fs.readFileSync(path.join(folder, 'registry.json'), 'utf8'));
}

/** The registry in the HTML of a page. */
export function inlinedRegistry(folder: string, page: string): Registry {
  const html = fs.readFileSync(path.join(folder, page), 'utf8');
  return JSON.parse(/id="remote-registry">(.*?)<\/script>/s.exec(html)![1]!);
}
