import type { StorybookConfig } from '@storybook/react-webpack5';

const packages = ['shared-ui', 'public-site', 'booking-widget', 'blog-app', 'admin-app', 'shell'];

const config: StorybookConfig = {
  framework: { name: '@storybook/react-webpack5', options: {} },
  stories: ['../foundations/**/*.stories.tsx', ...packages.map((name) => `../../${name}/src/**/*.stories.tsx`)],
  addons: ['@storybook/addon-webpack5-compiler-swc', '@storybook/addon-docs', '@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // TypeScript 7 has no JavaScript API, so props are read by react-docgen.
  typescript: { check: false, reactDocgen: 'react-docgen' },
  swc: () => ({ jsc: { transform: { react: { runtime: 'automatic' } } } }),
  webpackFinal: (webpack) => {
    webpack.module?.rules?.push({ test: /\.pdf$/, type: 'asset/resource' });
    webpack.performance = false;
    return webpack;
  },
};

export default config;
