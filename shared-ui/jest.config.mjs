import { createRequire } from 'node:module';
import { jestConfig } from 'config/jest';

const require = createRequire(import.meta.url);
const config = jestConfig(import.meta.url);

export default {
  ...config,
  moduleNameMapper: {
    ...config.moduleNameMapper,
    // The build for servers, which jest would take, writes no global styles.
    '^styled-components$': require.resolve('styled-components/dist/styled-components.browser.cjs.js'),
  },
};
