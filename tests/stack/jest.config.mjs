import { jestConfig } from '../../config/jest/jest-config.mjs';

const config = jestConfig(import.meta.url, { environment: 'node', testMatch: ['**/*.test.ts'] });

export default {
  ...config,
  // The functions have no package of their own: what is deployed is the folder as it stands.
  roots: ['<rootDir>', '<rootDir>/../../supabase/functions'],
};
