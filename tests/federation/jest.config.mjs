import { jestConfig } from 'config/jest';

export default {
  ...jestConfig(import.meta.url, { environment: 'node', testMatch: ['<rootDir>/**/*.test.ts'] }),
  globalSetup: '<rootDir>/assemble-site.mjs',
};
