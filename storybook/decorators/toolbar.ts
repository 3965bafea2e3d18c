import type { Preview } from '@storybook/react-webpack5';
import { backendStates } from './backend-states';
import { brands } from './brands';

const words = (names: readonly string[]) =>
  names.map((value) => ({ value, title: `${value[0]?.toUpperCase()}${value.slice(1).replaceAll('-', ' ')}` }));

/** Initial values of the toolbar. */
export const initialGlobals = {
  theme: 'light',
  brand: 'house',
  motion: 'device-setting',
  direction: 'left-to-right',
  locale: 'en',
  backend: 'ready',
} as const;

/** The toolbar above every story. A story can override a value: `globals: { theme: 'dark' }`. */
export const globalTypes: Preview['globalTypes'] = {
  theme: {
    description: 'Color scheme',
    toolbar: {
      title: 'Theme',
      icon: 'circlehollow',
      items: words(['light', 'dark', 'high-contrast', 'auto']),
      dynamicTitle: true,
    },
  },
  brand: {
    description: "The owner's colors and fonts",
    toolbar: { title: 'Brand', icon: 'paintbrush', items: words(Object.keys(brands)), dynamicTitle: true },
  },
  motion: {
    description: 'Motion',
    toolbar: {
      title: 'Motion',
      icon: 'lightning',
      items: words(['device-setting', 'reduced']),
      dynamicTitle: true,
    },
  },
  direction: {
    description: 'Text direction',
    toolbar: {
      title: 'Direction',
      icon: 'transfer',
      items: words(['left-to-right', 'right-to-left']),
      dynamicTitle: true,
    },
  },
  locale: {
    description: 'Locale',
    toolbar: {
      title: 'Locale',
      icon: 'globe',
      items: [
        { value: 'en', title: 'English' },
        { value: 'de', title: 'Deutsch (booking widget)' },
        { value: 'en-XA', title: 'Pseudo-locale' },
      ],
      dynamicTitle: true,
    },
  },
  backend: {
    description: 'State of the fake backend',
    toolbar: { title: 'Backend', icon: 'database', items: words(backendStates), dynamicTitle: true },
  },
};
