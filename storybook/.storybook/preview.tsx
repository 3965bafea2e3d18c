import type { Preview } from '@storybook/react-webpack5';
import { TestDataProvider } from 'data-client/testing';
import { MemoryRouter } from 'react-router-dom';
import { GlobalStyle, NotificationsProvider, ThemeProvider } from 'shared-ui';

/** A story may say where in the site it stands: `parameters: { route: '/blog' }`. */
const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    a11y: { test: 'error' },
    controls: { expanded: true, sort: 'requiredFirst' },
    backgrounds: { disable: true },
    options: {
      storySort: {
        order: [
          'Foundations',
          ['Overview'],
          'Components',
          'Patterns',
          'Desk',
          'Site',
          'Public site',
          'Booking',
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
    (Story, { parameters }) => (
      <ThemeProvider>
        <GlobalStyle />
        <MemoryRouter initialEntries={[parameters.route ?? '/']}>
          <TestDataProvider>
            <NotificationsProvider>
              <Story />
            </NotificationsProvider>
          </TestDataProvider>
        </MemoryRouter>
      </ThemeProvider>
    ),
  ],
};

export default preview;
