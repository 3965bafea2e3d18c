import { NotificationsProvider } from './patterns/notifications/notifications-provider';
import { GlobalStyle } from './theme/global-style';
import { ThemeProvider, type ThemeProviderProps } from './theme/theme-provider';

type UiProviderProps = Omit<ThemeProviderProps, 'target'> & { target?: ShadowRoot };

/**
 * Provides theme, base styles, `useNotify` and `useConfirm` to a page or, as `target`, to a shadow root. Only the shell,
 * standalone pages and embeds render it, never a part of a remote.
 */
export function UiProvider({ children, ...theme }: UiProviderProps) {
  return (
    <ThemeProvider {...theme}>
      <GlobalStyle />
      <NotificationsProvider>{children}</NotificationsProvider>
    </ThemeProvider>
  );
}
