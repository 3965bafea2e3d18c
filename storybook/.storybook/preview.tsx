import type { Preview } from '@storybook/react-webpack5';
import { configure } from 'storybook/test';
import { describeProps } from '../decorators/describe-props';
import { Providers, type Globals } from '../decorators/providers';
import { globalTypes, initialGlobals } from '../decorators/toolbar';

// As in component tests: a busy machine may need more than the default of a second.
configure({ asyncUtilTimeout: 45_000 });

/** A story can set its route: `parameters: { route: '/blog' }`. */
const preview: Preview = {
  tags: ['autodocs'],
  globalTypes,
  initialGlobals,
  argTypesEnhancers: [describeProps],
  parameters: {
    a11y: { test: 'error' },
    controls: { expanded: true, sort: 'requiredFirst' },
    backgrounds: { disable: true },
    options: {
      storySort: {
        order: [
          'Foundations',
          ['Overview'],
          'Tools',
          'Components',
          'Patterns',
          'Dashboard',
          'Site',
          'Public site',
          'Booking widget',
          'Blog',
          'Admin',
        ],
      },
    },
    viewport: {
      options: {
        phone: { name: 'Phone 375', styles: { width: '375px', height: '812px' } },
        small: { name: 'Smallest 320', styles: { width: '320px', height: '640px' } },
        tablet: { name: 'Tablet 768', styles: { width: '768px', height: '1024px' } },
        desktop: { name: 'Desktop 1440', styles: { width: '1440px', height: '900px' } },
      },
    },
  },
  decorators: [
    (Story, { parameters, globals, viewMode }) => (
      <Providers globals={globals as Globals} route={parameters.route ?? '/'} isOnDocsPage={viewMode === 'docs'}>
        <Story />
      </Providers>
    ),
  ],
};

export default preview;
