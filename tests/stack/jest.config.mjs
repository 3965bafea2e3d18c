import { jestConfig } from '../../config/jest/jest-config.mjs';

export default jestConfig(import.meta.url, { environment: 'node', testMatch: ['**/*.test.ts'] });
