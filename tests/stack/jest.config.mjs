import { jestConfig } from '../../config/jest/jest-config.mjs';

export default {
  ...jestConfig(import.meta.url, { environment: 'node', testMatch: ['<rootDir>/**/*.test.ts'] }),
  testTimeout: 60_000,
};
