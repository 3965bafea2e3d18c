import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { writeWhenChanged } from './generated-file.mjs';
import { projectRoot } from '../files.mjs';

const require = createRequire(path.join(projectRoot, 'shell/package.json'));

/**
 * Libraries that exist once on the composed page. The shell provides them; remotes use their own copies only in other
 * hosts.
 *
 * Sharing a whole library disables its tree shaking, so the list names the exports in use. `'all'` is for CommonJS
 * modules, which cannot be tree-shaken, and for our own two packages. Importing an export that is not listed fails the
 * remote's build. A new export requires deploying the shell before the remote that uses it.
 *
 * @type {Record<string, 'all' | string[]>}
 */
export const sharedLibraries = {
  react: 'all',
  'react/jsx-runtime': 'all',
  'react-dom': 'all',
  'react-dom/client': 'all',
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

export const isReact = (/** @type {string} */ key) => /^react(-dom)?(\/|$)/.test(key);

/** @param {string} key a shared library, or a file inside it such as `react/jsx-runtime` */
export function sharedVersion(key) {
  const name = isReact(key) ? (key.split('/')[0] ?? key) : key;
  return JSON.parse(readFileSync(path.join(projectRoot, 'node_modules', name, 'package.json'), 'utf8')).version;
}

/**
 * Generates the module that the shell imports as `shared-libraries`: the `shared` option of its federation instance, with
 * one lazy `require` per library.
 *
 * @param {{ mode?: 'production' | 'development' }} [options]
 * @returns {string} the file
 */
export function sharedByShell({ mode = 'production' } = {}) {
  const entries = Object.entries(librariesIn(mode)).map(([key, names]) => {
    const version = sharedVersion(key);
    const shareConfig = { singleton: true, eager: true, strictVersion: true, requiredVersion: `^${version}` };
    const file = JSON.stringify(sharedFile(key, names));
    return `${JSON.stringify(key)}: { version: '${version}', get: () => () => require(${file}), shareConfig: ${JSON.stringify(shareConfig)} },`;
  });
  const file = path.join(projectRoot, '.cache/shared-libraries', `${mode}.cjs`);
  writeWhenChanged(file, `exports.shared = {\n${entries.join('\n')}\n};\n`);
  return file;
}

/**
 * Returns the module that is shared under a key: the library, or a generated module that re-exports the listed names.
 *
 * @param {string} key
 * @param {'all' | string[]} names
 */
export function sharedFile(key, names) {
  if (names === 'all') return require.resolve(key);
  const file = path.join(projectRoot, '.cache/shared-libraries', `${key.replace(/\W+/g, '-')}.mjs`);
  writeWhenChanged(file, `export { ${names.join(', ')} } from '${key}';\n`);
  return file;
}

/**
 * Returns the `shared` option of a remote, with fallbacks for hosts that do not provide a library. If a host provides
 * an incompatible version, only this remote fails.
 *
 * @param {{ mode?: 'production' | 'development' }} [options]
 */
export function sharedByRemote({ mode } = {}) {
  return Object.fromEntries(
    Object.keys(librariesIn(mode)).map((key) => [
      key,
      {
        singleton: true,
        strictVersion: true,
        // Other hosts may use older releases: `useEffectEvent` is the newest feature of React in use.
        requiredVersion: isReact(key) ? '^19.2.0' : `^${sharedVersion(key)}`,
        version: sharedVersion(key),
      },
    ]),
  );
}

/**
 * In development, JSX compiles to another module of React.
 *
 * @param {'production' | 'development'} [mode]
 * @returns {typeof sharedLibraries}
 */
function librariesIn(mode) {
  return mode === 'development' ? { ...sharedLibraries, 'react/jsx-dev-runtime': 'all' } : sharedLibraries;
}
