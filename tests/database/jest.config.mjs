import { jestConfig } from 'config/jest';

// Tests of the database alone: each creates one, so no backend has to start.
export default {
  ...jestConfig(import.meta.url, { environment: 'node', testMatch: ['<rootDir>/*.test.ts'] }),
  testTimeout: 120_000,
  testEnvironment: '<rootDir>/../importing-environment.mjs',
};
