import { jestConfig } from 'config/jest';

export default {
  ...jestConfig(import.meta.url, { environment: 'node', testMatch: ['<rootDir>/**/*.test.ts'] }),
  // `importInNode` renders pages in the process of a test.
  testEnvironment: '<rootDir>/../importing-environment.mjs',
  globalSetup: '<rootDir>/assemble-site.mjs',
};
