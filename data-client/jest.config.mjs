import { createRequire } from 'node:module';
import { jestConfig } from 'config/jest';

const config = jestConfig(import.meta.url);

export default {
  ...config,
  // The test's WebSocket server runs in Node, although the page environment is a browser's.
  moduleNameMapper: { ...config.moduleNameMapper, '^ws$': createRequire(import.meta.url).resolve('ws') },
};
