import { jestConfig } from 'config/jest';

export default {
  ...jestConfig(import.meta.url, { environment: 'node', testMatch: ['<rootDir>/*.test.ts'] }),
  globalSetup: '<rootDir>/start-stacks.mjs',
  globalTeardown: '<rootDir>/stop-stacks.mjs',
  testTimeout: 90_000,
};
