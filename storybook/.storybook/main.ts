import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-webpack5';
import { remoteNames } from 'config/remotes';

const packages = ['shared-ui', ...remoteNames];

const storybook = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** Build output, test results and images that some pages read. Missing folders are skipped. */
const staticFolders = [
  { from: '../dist/site/r', to: '/site/r' },
  { from: '../dist/site/registry.json', to: '/site/registry.json' },
  { from: '../dist/site/shell', to: '/site/shell' },
  { from: 'results', to: '/' },
  { from: '../shell/public/images', to: '/images' },
]
  .map(({ from, to }) => ({ from: path.join(storybook, from), to }))
  .filter(({ from }) => existsSync(from));

const config: StorybookConfig = {
  // With a warm cache, Storybook starts within ten seconds.
  framework: { name: '@storybook/react-webpack5', options: { builder: { fsCache: true } } },
  stories: [
    '../foundations/**/*.stories.tsx',
    '../pages/**/*.stories.tsx',
    ...packages.map((name) => `../../${name}/src/**/*.stories.tsx`),
  ],
  staticDirs: staticFolders,
  addons: ['@storybook/addon-webpack5-compiler-swc', '@storybook/addon-docs', '@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // react-docgen, because TypeScript 7 has no JavaScript API.
  typescript: { check: false, reactDocgen: 'react-docgen' },
  swc: () => ({ jsc: { transform: { react: { runtime: 'automatic' } } } }),
  webpackFinal: (webpack) => {
    webpack.module?.rules?.push({ test: /\.pdf$/, type: 'asset/resource' });
    webpack.performance = false;
    // Minimizing would take half of the build, and only developers load the result.
    webpack.optimization = { ...webpack.optimization, minimize: false };
    return webpack;
  },
};

export default config;
