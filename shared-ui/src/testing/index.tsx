import { render, type RenderOptions, type RenderResult } from '@testing-library/react';
import type { ComponentType, ReactElement, ReactNode } from 'react';
import { GlobalStyle, NotificationsProvider, ThemeProvider } from 'shared-ui';

export { States, type StatesProps } from './states';

/** The surroundings every component can count on. */
export function ThemeSurroundings({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider>
      <GlobalStyle />
      <NotificationsProvider>{children}</NotificationsProvider>
    </ThemeProvider>
  );
}

/** Renders in theme and notifications; a `wrapper` goes inside them. */
export function renderWithTheme(ui: ReactElement, { wrapper: Wrapper, ...options }: RenderOptions = {}): RenderResult {
  const Inner = Wrapper as ComponentType<{ children: ReactNode }> | undefined;
  const Surroundings = ({ children }: { children: ReactNode }) => (
    <ThemeSurroundings>{Inner ? <Inner>{children}</Inner> : children}</ThemeSurroundings>
  );
  return render(ui, { ...options, wrapper: Surroundings });
}

/** For a story that stands outside our Storybook's preview, for example in a test of composed stories. */
export function ThemeDecorator(Story: ComponentType) {
  return (
    <ThemeSurroundings>
      <Story />
    </ThemeSurroundings>
  );
}
