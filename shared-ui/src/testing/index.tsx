import { render, type RenderOptions, type RenderResult } from '@testing-library/react';
import type { ComponentType, ReactElement, ReactNode } from 'react';
import { GlobalStyle, NotificationsProvider, ThemeProvider } from 'shared-ui';

export { failedQuery, pendingQuery, readyQuery } from './queries';
export { States, type StatesProps } from './states';

/** Provides theme, global styles and notifications. */
export function ThemeProviders({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider>
      <GlobalStyle />
      <NotificationsProvider>{children}</NotificationsProvider>
    </ThemeProvider>
  );
}

/** Renders with theme and notifications; a custom `wrapper` goes inside. */
export function renderWithTheme(ui: ReactElement, { wrapper: Wrapper, ...options }: RenderOptions = {}): RenderResult {
  const Inner = Wrapper as ComponentType<{ children: ReactNode }> | undefined;
  const Providers = ({ children }: { children: ReactNode }) => (
    <ThemeProviders>{Inner ? <Inner>{children}</Inner> : children}</ThemeProviders>
  );
  return render(ui, { ...options, wrapper: Providers });
}

/** Decorator that narrows a story, so that long text breaks. */
export function narrow(maxInlineSize: string) {
  return (Story: ComponentType) => (
    <div style={{ maxInlineSize }}>
      <Story />
    </div>
  );
}
