import fs from 'node:fs';
import path from 'node:path';
import {
  importDirections,
  importsOfTestsAndStories,
  workspaceSpecifiers,
} from '../../config/lint/import-directions.mjs';
import { filesOf, isTestOrStory, projectRoot } from './sources';
import type { SourceFile } from './sources';

const apps = ['public-site', 'booking-widget', 'blog-app', 'admin-app'];
const packages = ['shell', ...apps, 'shared-ui', 'data-client'];
const importable = new Set(workspaceSpecifiers.map((specifier) => specifier.split('/')[0]!));

/** Imports of other workspace packages that the table does not allow, as readable lines. */
function forbiddenImports(name: string): string[] {
  const rule = importDirections[name]!;
  return filesOf(name).flatMap((file) => {
    const allowed = [...rule.may, ...(isTestOrStory(file) ? importsOfTestsAndStories : [])];
    return file.imports
      .filter(({ specifier }) => importable.has(specifier.split('/')[0]!))
      .filter(
        ({ specifier, isTypeOnly }) => !allowed.includes(specifier) && !(isTypeOnly && rule.types?.includes(specifier)),
      )
      .map(({ specifier }) => `${file.path} imports ${specifier}`);
  });
}

/** Relative imports that leave their package, as readable lines. */
function escapes(name: string): string[] {
  return filesOf(name).flatMap((file) =>
    file.imports
      .filter(({ specifier }) => specifier.startsWith('..'))
      .filter(({ specifier }) => !path.posix.join(path.posix.dirname(file.path), specifier).startsWith(`${name}/`))
      .map(({ specifier }) => `${file.path} imports ${specifier}`),
  );
}

const linesWith = (files: SourceFile[], pattern: RegExp) =>
  files.flatMap((file) => (pattern.test(file.text) ? [`${file.path} matches ${pattern.source}`] : []));

const production = (name: string) => filesOf(`${name}/src`).filter((file) => !isTestOrStory(file));

describe('X1 the import directions', () => {
  test.each(packages)('%s imports other packages only as the table allows', (name) => {
    expect(forbiddenImports(name)).toEqual([]);
  });

  test.each(packages)('%s reaches other packages by name, never by a relative path', (name) => {
    expect(escapes(name)).toEqual([]);
  });

  test.each(apps)('the shell does not depend on %s in its package.json, so either builds without the other', (name) => {
    const manifest = JSON.parse(fs.readFileSync(path.join(projectRoot, 'shell/package.json'), 'utf8'));
    expect({ ...manifest.dependencies, ...manifest.devDependencies, ...manifest.peerDependencies }).not.toHaveProperty(
      name,
    );
  });
});

describe('X2 the one door to remotes', () => {
  test('only shell/src/remotes starts a container or knows a share scope', () => {
    const files = packages.flatMap(production).filter((file) => !file.path.startsWith('shell/src/remotes/'));
    const federation = /__webpack_(init_sharing|share_scopes)__|from '@module-federation\//;
    expect(linesWith(files, federation)).toEqual([]);
  });

  test.each(apps)('%s declares the same contract version to the build as in its types', async (name) => {
    const contract = fs.readFileSync(path.join(projectRoot, name, 'src/contract.ts'), 'utf8');
    const declared = Number(/export type ContractVersion = (\d+)/.exec(contract)?.[1]);
    const config = (await import(path.join(projectRoot, name, 'remote.config.mjs'))) as {
      default: { contract: number };
    };
    expect(config.default.contract).toBe(declared);
  });
});

describe('X3 what exists once on the page', () => {
  const singletons = ['react', 'react-dom', 'react-router-dom', 'styled-components', '@tanstack/react-query'];

  test.each(['shared-ui', 'data-client', ...apps])(
    '%s declares the context-bearing libraries it imports as peers',
    (name) => {
      const manifest = JSON.parse(fs.readFileSync(path.join(projectRoot, name, 'package.json'), 'utf8'));
      const used = new Set(production(name).flatMap((file) => file.imports.map(({ specifier }) => specifier)));
      const needed = singletons.filter((library) =>
        [...used].some((specifier) => specifier === library || specifier.startsWith(`${library}/`)),
      );
      expect(Object.keys(manifest.peerDependencies ?? {})).toEqual(expect.arrayContaining(needed));
      expect(Object.keys(manifest.dependencies ?? {}).filter((library) => singletons.includes(library))).toEqual([]);
    },
  );

  // The form's preview for partners wears a theme of its own, like the form on their pages.
  test('only the shell, standalone pages and the embed create the theme, the router and the data client', () => {
    const creators = /<(ThemeProvider|HashRouter|DataProvider|QueryClientProvider)\b/;
    const allowed =
      /^(shell\/src\/|[\w-]+\/src\/bootstrap\.tsx$|booking-widget\/src\/(embed|booking-preview)\/|(shared-ui|data-client)\/src\/)/;
    const files = packages.flatMap(production).filter((file) => !allowed.test(file.path));
    expect(linesWith(files, creators)).toEqual([]);
  });
});

describe('X6 the one data client', () => {
  test('no other module talks to the backend', () => {
    const network = /\bfetch\(|new XMLHttpRequest|new WebSocket|new EventSource|\/rest\/v1|\/auth\/v1|\/functions\/v1/;
    // The door loads code; the document starts the first read, with the address and headers that the data client gives;
    // the embed reads its own configuration file, which is not the backend.
    const allowed = /^(data-client|shell\/src\/(remotes|early)|booking-widget\/src\/embed)\//;
    const files = packages.flatMap(production).filter((file) => !allowed.test(file.path));
    expect(linesWith(files, network)).toEqual([]);
  });
});

describe('what the house asks of every file', () => {
  const everything = () =>
    [...packages, 'tests', 'config', 'local-stack', 'storybook'].flatMap((name) =>
      filesOf(name, ['.ts', '.tsx', '.mjs']),
    );

  test('file names are kebab-case', () => {
    const names = everything().map((file) => path.posix.basename(file.path));
    expect(names.filter((name) => !/^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)*\.(ts|tsx|mjs)$/.test(name))).toEqual([]);
  });

  test('no drawers named utils, helpers, misc or common', () => {
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
