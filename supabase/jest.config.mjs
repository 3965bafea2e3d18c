import { jestConfig } from 'config/jest';

export default jestConfig(import.meta.url, { environment: 'node', testMatch: ['<rootDir>/functions/**/*.test.ts'] });
