import { jestConfig } from 'config/jest';

export default {
  ...jestConfig(import.meta.url, { environment: 'node', testMatch: ['<rootDir>/*.test.ts'] }),
  testTimeout: 240_000 + Number(process.env.KILLS ?? 0) * 30_000,
  testEnvironment: '<rootDir>/worker-environment.mjs',
  globalSetup: '<rootDir>/start-shared-backends.ts',
  globalTeardown: '<rootDir>/stop-shared-backends.ts',
};
