import path from 'node:path';
import { projectRoot } from '../files.mjs';

/**
 * Library files that cannot be tree-shaken, and the stubs that replace their unused or rarely used parts. Measured after gzip:
 * `passkeys` saves 2.6 KB and `realtime` 15.9 KB of the sign-in's code, `prefixes` 1.1 KB, `infinite-queries` 0.6 KB,
 * `remote-preloads` 1.0 KB, `snapshots` 1.7 KB and `error-descriptions` 0.5 KB of the shell and of each remote's entry, which
 * every first view loads. If a library moves its file, the whole library is in the build again, and a test fails.
 */
const stubs = {
  '@supabase/auth-js/dist/module/lib/webauthn.js': 'passkeys',
  '@supabase/realtime-js/dist/module/index.js': 'realtime',
  'stylis/src/Prefixer.js': 'prefixes',
  '@module-federation/error-codes/dist/desc.mjs': 'error-descriptions',
};

/** For the shell only: another host may use a remote's copy of the library, and need these parts. */
const shellStubs = {
  '@tanstack/query-core/build/modern/infiniteQueryBehavior.js': 'infinite-queries',
  '@module-federation/runtime-core/dist/utils/preload.js': 'remote-preloads',
  '@module-federation/runtime-core/dist/plugins/snapshot/SnapshotHandler.js': 'snapshots',
};

const bundlerRuntime = '@module-federation/webpack-bundler-runtime/dist';

/** For remotes only, which contain the part of federation's runtime that webpack's code calls. Saves 1.0 KB after gzip of each entry. */
const remoteStubs = {
  [`${bundlerRuntime}/init.js`]: 'shared-tree-shaking',
  [`${bundlerRuntime}/getSharedFallbackGetter.js`]: 'shared-tree-shaking',
  [`${bundlerRuntime}/getUsedExports.js`]: 'shared-tree-shaking',
  [`${bundlerRuntime}/installInitialConsumes.js`]: 'initial-consumes',
};

/** Matches the files of libraries and our stubs of them. */
export const libraryFiles = /[\\/](?:node_modules|webpack[\\/]library-stubs)[\\/]/;

const library = (/** @type {string} */ file) => path.join(projectRoot, 'node_modules', file);

/**
 * Replaces library code that the product does not use by stubs.
 *
 * @param {boolean} isProduction
 * @returns {Record<string, string>} aliases
 */
export function libraryAliases(isProduction) {
  return {
    ...aliasesOf(stubs),
    // The package's default exports select a build with messages for developers.
    ...(isProduction && {
      'react-router$': library('react-router/dist/production/index.mjs'),
      'react-router/dom$': library('react-router/dist/production/dom-export.mjs'),
    }),
  };
}

/** Aliases for the shell alone. */
export const shellLibraryAliases = () => aliasesOf(shellStubs);

/** Aliases for remotes alone. */
export const remoteLibraryAliases = () => aliasesOf(remoteStubs);

/** @param {Record<string, string>} files */
const aliasesOf = (files) =>
  Object.fromEntries(
    Object.entries(files).map(([file, stub]) => [
      library(file),
      path.join(projectRoot, 'config/webpack/library-stubs', `${stub}.mjs`),
    ]),
  );
