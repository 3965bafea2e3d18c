import { render } from '@testing-library/react';
import type { ComponentType, ReactElement, ReactNode } from 'react';
import { GlobalStyle, NotificationsProvider, ThemeProvider } from 'shared-ui';

export { failedQuery, pendingQuery, readyQuery } from './queries';
export { States } from './states';

/** Provides theme, global styles and notifications. */
export function ThemeProviders({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider>
      <GlobalStyle />
      <NotificationsProvider>{children}</NotificationsProvider>
    </ThemeProvider>
  );
}

/** Renders with theme and notifications. */
export const renderWithTheme = (ui: ReactElement) => render(ui, { wrapper: ThemeProviders });

/** Decorator that narrows a story, so that long text breaks. */
export function narrow(maxInlineSize: string) {
  return (Story: ComponentType) => (
    <div style={{ maxInlineSize }}>
      <Story />
    </div>
  );
}
