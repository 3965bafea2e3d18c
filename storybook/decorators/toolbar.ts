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

type Icon = NonNullable<NonNullable<Preview['globalTypes']>[string]['toolbar']>['icon'];

const menu = (title: string, icon: Icon, items: { value: string; title: string }[], description = title) => ({
  description,
  toolbar: { title, icon, items, dynamicTitle: true },
});

/** The toolbar above every story. A story can override a value: `globals: { theme: 'dark' }`. */
export const globalTypes = {
  theme: menu('Theme', 'circlehollow', words(['light', 'dark', 'high-contrast', 'auto']), 'Color scheme'),
  brand: menu('Brand', 'paintbrush', words(Object.keys(brands)), "The owner's colors and fonts"),
  motion: menu('Motion', 'lightning', words(['device-setting', 'reduced'])),
  direction: menu('Direction', 'transfer', words(['left-to-right', 'right-to-left']), 'Text direction'),
  locale: menu('Locale', 'globe', [
    { value: 'en', title: 'English' },
    { value: 'de', title: 'Deutsch (booking widget)' },
    { value: 'en-XA', title: 'Pseudo-locale' },
  ]),
  backend: menu('Backend', 'database', words(backendStates), 'State of the fake backend'),
} satisfies Preview['globalTypes'];
