import { createRequire } from 'node:module';
import { jestConfig } from 'config/jest';

const config = jestConfig(import.meta.url);

export default {
  ...config,
  // The test's own server of sockets runs in Node, whatever the page is made to believe.
  moduleNameMapper: { ...config.moduleNameMapper, '^ws$': createRequire(import.meta.url).resolve('ws') },
};
