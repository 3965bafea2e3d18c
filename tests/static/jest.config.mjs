import { jestConfig } from 'config/jest';

export default {
  ...jestConfig(import.meta.url, { environment: 'node', testMatch: ['<rootDir>/*.test.ts'] }),
  testEnvironment: '<rootDir>/../importing-environment.mjs',
};
