import fs from 'node:fs';
import path from 'node:path';
import { paths } from 'shell/testing';
import { projectRoot } from '../../config/files.mjs';
import { remoteNames, remotes } from '../../config/remotes.mjs';
import { ruledFolders } from './import-rules';
import { filesOf, isTestOrStory, type SourceFile } from './sources';

const packages = ['shell', ...remoteNames, 'shared-ui', 'data-client'];

const linesWith = (files: SourceFile[], pattern: RegExp) =>
  files.flatMap((file) => (pattern.test(file.text) ? [`${file.path} matches ${pattern.source}`] : []));

const production = (name: string) => filesOf(`${name}/src`).filter((file) => !isTestOrStory(file));

describe('X1 the shell', () => {
  test.each(remoteNames)('does not depend on %s in its package.json, so either builds without the other', (name) => {
    const manifest = JSON.parse(fs.readFileSync(path.join(projectRoot, 'shell/package.json'), 'utf8'));
    expect({ ...manifest.dependencies, ...manifest.devDependencies, ...manifest.peerDependencies }).not.toHaveProperty(
      name,
    );
  });
});

// npm skips those that nobody has decided about, and after every installation asks for a decision.
test('package.json decides about the install script of every dependency', () => {
  const read = (file: string) => JSON.parse(fs.readFileSync(path.join(projectRoot, file), 'utf8'));
  const locked = Object.entries<{ hasInstallScript?: boolean }>(read('package-lock.json').packages);
  const names = locked.flatMap(([at, { hasInstallScript }]) =>
    at && hasInstallScript ? [at.replace(/^.*node_modules\//, '')] : [],
  );
  expect(Object.keys(read('package.json').allowScripts ?? {})).toEqual([...new Set(names)].toSorted());
});

describe('X2 the remote loader', () => {
  test('only hosts use the federation runtime: the remote loader, a remote’s own page, prerendering', () => {
    const hosts = /^shell\/src\/(remotes\/|remote-page\/|prerender\/share-scope)/;
    const files = packages.flatMap(production).filter((file) => !hosts.test(file.path));
    const federation = /__webpack_(init_sharing|share_scopes)__|from '@module-federation\//;
    expect(linesWith(files, federation)).toEqual([]);
  });

  test.each(remotes)('$name declares the same contract version to the build as in its types', ({ name, contract }) => {
    const types = fs.readFileSync(path.join(projectRoot, name, 'src/contract.ts'), 'utf8');
    expect(Number(/export type ContractVersion = (\d+)/.exec(types)?.[1])).toBe(contract);
  });
});

describe('FD2 the pages that remotes add', () => {
  test('have a port and a path of their own', () => {
    const ports = remotes.map(({ port }) => port);
    const pages = [...Object.values(paths), ...remotes.flatMap(({ page }) => page?.path ?? [])];
    expect([new Set(ports).size, new Set(pages).size]).toEqual([ports.length, pages.length]);
  });
});

describe('X3 singletons of the page', () => {
  const singletons = ['react', 'react-dom', 'react-router-dom', 'styled-components', '@tanstack/react-query'];

  test.each(['shared-ui', 'data-client', ...remoteNames])('%s declares libraries with context as peers', (name) => {
    const manifest = JSON.parse(fs.readFileSync(path.join(projectRoot, name, 'package.json'), 'utf8'));
    const used = new Set(production(name).flatMap((file) => file.imports.map(({ specifier }) => specifier)));
    const needed = singletons.filter((library) =>
      [...used].some((specifier) => specifier === library || specifier.startsWith(`${library}/`)),
    );
    expect(Object.keys(manifest.peerDependencies ?? {})).toEqual(expect.arrayContaining(needed));
    expect(Object.keys(manifest.dependencies ?? {}).filter((library) => singletons.includes(library))).toEqual([]);
  });

  // The form's preview for partners wears a theme of its own, like the form on their pages.
  test('only the shell, mounted remotes and the embed create the theme, the router and the data client', () => {
    const creators = /<(UiProvider|ThemeProvider|HashRouter|DataProvider|QueryClientProvider)\b/;
    const allowed =
      /^(shell\/src\/|[\w-]+\/src\/mount\.tsx$|booking-widget\/src\/(embed|booking-preview)\/|(shared-ui|data-client)\/src\/)/;
    const files = packages.flatMap(production).filter((file) => !allowed.test(file.path));
    expect(linesWith(files, creators)).toEqual([]);
  });
});

describe('X6 the one data client', () => {
  test('no other module talks to the backend', () => {
    const network = /\bfetch\(|new XMLHttpRequest|new WebSocket|new EventSource|\/rest\/v1|\/auth\/v1|\/functions\/v1/;
    // The remote loader loads code; the inline script sends the first request, with the data client's URL and headers;
    // the embed reads its own configuration file, which is not the backend.
    const allowed = /^(data-client|shell\/src\/(remotes|preload)|booking-widget\/src\/embed)\//;
    const files = packages.flatMap(production).filter((file) => !allowed.test(file.path));
    expect(linesWith(files, network)).toEqual([]);
  });
});

describe('conventions for every file', () => {
  const everything = () => ruledFolders.flatMap(filesOf);

  test('file names are kebab-case', () => {
    const names = everything().map((file) => path.posix.basename(file.path));
    expect(names.filter((name) => !/^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)*\.(ts|tsx|mjs|cjs)$/.test(name))).toEqual([]);
  });

  test('no file or folder is named utils, helpers, misc or common', () => {
    expect(
      everything()
        .filter((file) => /\/(utils?|helpers?|misc|common)(\/|\.)/.test(file.path))
        .map((file) => file.path),
    ).toEqual([]);
  });

  test('no window.alert, confirm or prompt, and no HTML written into the page by hand', () => {
    const files = packages.flatMap(production);
    expect(linesWith(files, /window\.(alert|confirm|prompt)\(|\.innerHTML\s*=|document\.write\(/)).toEqual([]);
  });
});

describe('WO3 the coach', () => {
  /** Files with the content of a new site, until the owner replaces it. */
  const defaults = /^domain\/src\/settings\/(built-in\.ts|groups\/)|^data-client\/src\/(posts|testimonials)\/samples/;
  const identity = /Lena|Ashford|New York(?!\/)|Manhattan|[$€£] ?\d{2,}(?![\d$])/;

  test('no name, city or price of a coach is in the code, except in the defaults', () => {
    const code = [...packages, 'domain', 'publishing', 'config', 'local-stack/backend', 'supabase/functions'];
    const files = code.flatMap(filesOf).filter((file) => !isTestOrStory(file) && !defaults.test(file.path));
    expect(linesWith(files, identity)).toEqual([]);
  });

  test('no schema except that of the services, which contains their seed, names the coach', () => {
    const folder = path.join(projectRoot, 'supabase/schemas');
    const schemas = fs.readdirSync(folder).filter((file) => file !== 'services.sql');
    const texts = schemas.map((file) => ({
      path: file,
      text: fs.readFileSync(path.join(folder, file), 'utf8'),
      imports: [],
    }));
    expect(linesWith(texts, identity)).toEqual([]);
  });
});
