import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { listenOnFreePort } from '../listen-on-free-port';
import { folderHandler } from '../folder-handler';
import { closeServer } from '../../local-stack/stack/listen';
import type { RemoteManifest, ShellManifest } from '../../config/webpack/plugins/manifests.mjs';
import type { Registry } from '../../publishing/registry';
import { publish, readJson } from './deploying';
import { copySite, registryOf } from './site';

export type Answer = (response: http.ServerResponse, file: string) => void;

/** A published site on a host whose responses can be replaced. */
export type DoctorSite = {
  address: string;
  folder: string;
  /** Answers the paths with this prefix. */
  answer: (prefix: string, answer: Answer) => void;
  /** Changes a header of the paths that match; `undefined` removes it. */
  header: (paths: RegExp, name: string, value?: string) => void;
  registry: (change: (registry: Registry) => void) => void;
  /** Changes the published registry and the ones in the pages. */
  allRegistries: (change: (registry: Registry) => void) => void;
  html: (change: (html: string) => string) => void;
  blogHtml: (change: (html: string) => string) => void;
  remote: (name: string, change: (manifest: RemoteManifest) => void) => void;
  shell: (change: (manifest: ShellManifest) => void) => void;
  entryOf: (name: string) => string;
  /** A script of a remote other than its entry. */
  chunkOf: (name: string) => string;
  heal: () => void;
  close: () => Promise<void>;
};

export async function openDoctorSite(): Promise<DoctorSite> {
  const original = copySite();
  await publish(original);
  const folder = copySite(original);
  const changed = new Set<string>();
  const answers = new Map<string, Answer>();
  const headers: [RegExp, string, string | undefined][] = [];
  const serve = folderHandler(folder);
  const server = http.createServer((request, response) => {
    const { pathname } = new URL(request.url!, 'http://host');
    const writeHead = response.writeHead.bind(response);
    response.writeHead = ((status: number, more?: http.OutgoingHttpHeaders) => {
      for (const [, name, value] of headers.filter(([matches]) => matches.test(pathname))) {
        if (value === undefined) response.removeHeader(name);
        else response.setHeader(name, value);
      }
      return writeHead(status, more);
    }) as typeof response.writeHead;
    const found = [...answers].find(([prefix]) => pathname.startsWith(prefix));
    if (found) found[1](response, path.join(folder, pathname));
    else serve(request, response);
  });

  const edit = (file: string, change: (text: string) => string) => {
    changed.add(file);
    const target = path.join(folder, file);
    fs.writeFileSync(target, change(fs.readFileSync(target, 'utf8')));
  };
  const editJson = <Value>(file: string, change: (value: Value) => void) =>
    edit(file, (json) => {
      const value = JSON.parse(json) as Value;
      change(value);
      return JSON.stringify(value);
    });
  const registry = (change: (registry: Registry) => void) => editJson('registry.json', change);
  const manifestOf = (name: string) => `r/${name}/${registryOf(original).remotes[name]!.version}/remote.json`;
  const entryOf = (name: string) => `/${registryOf(original).remotes[name]!.entry}`;
  return {
    address: `http://localhost:${await listenOnFreePort(server)}/`,
    folder,
    answer: (prefix, answer) => answers.set(prefix, answer),
    header: (paths, name, value) => headers.push([paths, name, value]),
    registry,
    allRegistries: (change) => {
      const changePage = (html: string) =>
        html.replace(/(id="remote-registry">)(.*?)(<\/script>)/s, (_, before: string, json: string, after: string) => {
          const value = JSON.parse(json) as Registry;
          change(value);
          return before + JSON.stringify(value) + after;
        });
      for (const page of ['index.html', 'blog/index.html']) edit(page, changePage);
      registry(change);
    },
    html: (change) => edit('index.html', change),
    blogHtml: (change) => edit('blog/index.html', change),
    remote: (name, change) => editJson(manifestOf(name), change),
    shell: (change) => editJson(`shell/${registryOf(original).shell}/shell.json`, change),
    entryOf,
    chunkOf: (name) => {
      const { files, entry } = readJson(path.join(original, manifestOf(name))) as RemoteManifest;
      const chunk = Object.keys(files).find((file) => file.endsWith('.js') && file !== entry)!;
      return `${path.posix.dirname(entryOf(name))}/${chunk}`;
    },
    heal: () => {
      answers.clear();
      headers.length = 0;
      for (const file of changed) fs.copyFileSync(path.join(original, file), path.join(folder, file));
      changed.clear();
    },
    close: () => closeServer(server),
  };
}
