import { createRequire } from 'node:module';
import path from 'node:path';
import { folderOf, projectRoot } from '../files.mjs';

const require = createRequire(import.meta.url);
const here = folderOf(import.meta.url);

/** Modules get these as parameters: jest intercepts each access to a global. Fake timers replace others, like `Date`. */
const fastGlobals = ['Array', 'Error', 'JSON', 'Map', 'Math', 'Object', 'Promise', 'Set', 'String', 'Symbol'];

/**
 * Returns a package's jest configuration. Each package calls it from its `jest.config.mjs`.
 *
 * @param {string} packageUrl `import.meta.url` of the package's configuration file
 * @param {{ environment?: 'browser' | 'node', testMatch?: string[] }} [options]
 */
export function jestConfig(packageUrl, { environment = 'browser', testMatch } = {}) {
  const rootDir = folderOf(packageUrl);
  return {
    rootDir,
    displayName: path.basename(rootDir),
    testEnvironment: environment === 'browser' ? path.join(here, 'browser-environment.mjs') : 'node',
    setupFilesAfterEnv: [...(environment === 'browser' ? ['browser-setup.mjs'] : []), 'clean-up.mjs'].map((file) =>
      path.join(here, file),
    ),
    sandboxInjectedGlobals: fastGlobals,
    testTimeout: 120_000,
    testMatch: testMatch ?? ['<rootDir>/src/**/*.test.{ts,tsx}'],
    cacheDirectory: path.join(projectRoot, '.cache/jest'),
    transform: {
      '\\.[cm]?[jt]sx?$': [
        require.resolve('@swc/jest'),
        {
          jsc: {
            target: 'es2022',
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic' } },
          },
          module: { type: 'commonjs' },
        },
      ],
    },
    // Packages published as ES modules only: jest runs CommonJS, so these are compiled too.
    transformIgnorePatterns: [
      '/node_modules/(?!(storybook|@storybook|@supabase/realtime-js/dist/module|marked|valibot|until-async|qr|commonmark\\.json)/)',
    ],
    moduleNameMapper: {
      '\\.(svg|png|jpe?g|webp|avif|woff2)(\\?.*)?$': path.join(here, 'asset-stub.cjs'),
      ...(environment === 'browser' && {
        '^styled-components$': path.join(here, 'browser-styles.cjs'),
        // As in the builds.
        '^@supabase/realtime-js$': path.join(here, '../webpack/library-stubs/realtime.mjs'),
      }),
    },
  };
}
