import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { writeWhenChanged } from './generated-file.mjs';
import { projectRoot } from './places.mjs';

const require = createRequire(path.join(projectRoot, 'shell/package.json'));

/**
 * The platform: what exists once on the composed page. The shell provides it, remotes bring no copies.
 *
 * Sharing a whole library switches its tree shaking off, so of a library with more than one use only the exports named
 * here are shared: those that somebody uses. `'all'` is for modules that cannot be taken apart (CommonJS) and for our own
 * two packages. A name that is missing here fails the build of the remote that imports it; adding one is a change of the
 * platform, so the shell is deployed before the remote that needs it.
 *
 * @type {Record<string, 'all' | string[]>}
 */
export const sharedLibraries = {
  react: 'all',
  'react/jsx-runtime': 'all',
  'react-dom': 'all',
  'react-router-dom': [
    ...['HashRouter', 'Link', 'NavLink', 'Navigate', 'Outlet', 'Route', 'Routes', 'UNSAFE_NavigationContext'],
    ...['useLocation', 'useNavigate', 'useParams', 'useSearchParams'],
  ],
  '@tanstack/react-query': [
    ...['QueryClient', 'QueryClientProvider', 'queryOptions', 'keepPreviousData'],
    ...['useQuery', 'useMutation', 'useQueryClient'],
  ],
  'styled-components': ['default', 'styled', 'css', 'keyframes', 'createGlobalStyle', 'StyleSheetManager'],
  'shared-ui': 'all',
  'data-client': 'all',
};

/** @param {string} key a shared library, or a file inside it such as `react/jsx-runtime` */
export function sharedVersion(key) {
  const name = key.startsWith('react/') ? 'react' : key;
  return JSON.parse(readFileSync(path.join(projectRoot, 'node_modules', name, 'package.json'), 'utf8')).version;
}

/**
 * What the shell provides: per module file the key and version it is shared under. A curated library is provided through
 * a generated module that re-exports the listed names.
 *
 * @param {{ mode?: 'production' | 'development' }} [options]
 */
export function providedByShell({ mode } = {}) {
  return Object.fromEntries(
    Object.entries(librariesIn(mode)).map(([key, names]) => [
      names === 'all' ? require.resolve(key) : curatedModule(key, names),
      { shareKey: key, version: sharedVersion(key), eager: true },
    ]),
  );
}

/**
 * @param {string} key
 * @param {string[]} names
 */
function curatedModule(key, names) {
  const file = path.join(projectRoot, '.cache/platform', `${key.replace(/\W+/g, '-')}.mjs`);
  writeWhenChanged(file, `export { ${names.join(', ')} } from '${key}';\n`);
  return file;
}

/**
 * What a remote consumes. A version the shell does not satisfy rejects inside that remote's own place.
 *
 * @param {{ hasFallback: boolean, mode?: 'production' | 'development' }} options `hasFallback`: bring a copy, for pages
 *   without our shell
 */
export function consumedByRemote({ hasFallback, mode }) {
  return Object.fromEntries(
    Object.keys(librariesIn(mode)).map((key) => [
      key,
      {
        singleton: true,
        strictVersion: true,
        requiredVersion: hasFallback && key.startsWith('react') ? oldestReact(key) : `^${sharedVersion(key)}`,
        version: sharedVersion(key),
        ...(hasFallback ? {} : { import: /** @type {const} */ (false) }),
      },
    ]),
  );
}

/**
 * A host we do not know may be some releases behind: `useEffectEvent` is the newest thing we use of React.
 *
 * @param {string} key
 */
function oldestReact(key) {
  return key === 'react-router-dom' ? `^${sharedVersion(key)}` : '^19.2.0';
}

/**
 * In development JSX compiles to another module of React.
 *
 * @param {'production' | 'development'} [mode]
 * @returns {typeof sharedLibraries}
 */
function librariesIn(mode) {
  return mode === 'development' ? { ...sharedLibraries, 'react/jsx-dev-runtime': 'all' } : sharedLibraries;
}
