import { jestConfig } from 'config/jest';

export default {
  ...jestConfig(import.meta.url, { environment: 'node', testMatch: ['<rootDir>/*.test.ts'] }),
  globalSetup: '<rootDir>/start-stack.mjs',
  globalTeardown: '<rootDir>/stop-stack.mjs',
  testTimeout: 90_000,
};
