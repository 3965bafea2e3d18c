import type { Preview } from '@storybook/react-webpack5';
import { Surroundings, type Globals } from '../surroundings/surroundings';
import { globalTypes, initialGlobals } from '../surroundings/toolbar';

/** A story may say where in the site it stands: `parameters: { route: '/blog' }`. */
const preview: Preview = {
  tags: ['autodocs'],
  globalTypes,
  initialGlobals,
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
          'Desk',
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
    (Story, { parameters, globals }) => (
      <Surroundings globals={globals as Globals} route={parameters.route ?? '/'}>
        <Story />
      </Surroundings>
    ),
  ],
};

export default preview;
