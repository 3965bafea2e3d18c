import type { Preview } from '@storybook/react-webpack5';
import { backendStates } from './backend-states';
import { brands } from './brands';

const words = (names: readonly string[]) =>
  names.map((value) => ({ value, title: `${value[0]?.toUpperCase()}${value.slice(1).replaceAll('-', ' ')}` }));

/** What the toolbar can change, and what it starts with. */
export const initialGlobals = {
  theme: 'light',
  brand: 'house',
  motion: 'as-the-device-asks',
  direction: 'left-to-right',
  locale: 'en',
  backend: 'ready',
} as const;

/** The toolbar above every story. A story can fix a value: `globals: { theme: 'dark' }`. */
export const globalTypes: Preview['globalTypes'] = {
  theme: {
    description: 'Scheme of the theme',
    toolbar: {
      title: 'Theme',
      icon: 'circlehollow',
      items: words(['light', 'dark', 'high-contrast', 'auto']),
      dynamicTitle: true,
    },
  },
  brand: {
    description: "The owner's colours and type",
    toolbar: { title: 'Brand', icon: 'paintbrush', items: words(Object.keys(brands)), dynamicTitle: true },
  },
  motion: {
    description: 'Movement',
    toolbar: {
      title: 'Motion',
      icon: 'lightning',
      items: words(['as-the-device-asks', 'reduced']),
      dynamicTitle: true,
    },
  },
  direction: {
    description: 'Direction of the script',
    toolbar: {
      title: 'Direction',
      icon: 'transfer',
      items: words(['left-to-right', 'right-to-left']),
      dynamicTitle: true,
    },
  },
  locale: {
    description: 'Language of the words',
    toolbar: {
      title: 'Locale',
      icon: 'globe',
      items: [
        { value: 'en', title: 'English' },
        { value: 'de', title: 'Deutsch, where it is spoken' },
        { value: 'en-XA', title: 'English, accented and longer' },
      ],
      dynamicTitle: true,
    },
  },
  backend: {
    description: 'What the backend does',
    toolbar: { title: 'Backend', icon: 'database', items: words(backendStates), dynamicTitle: true },
  },
};
