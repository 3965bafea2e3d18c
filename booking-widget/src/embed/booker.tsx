import { createQueryClient, createVisitorClient, DataProvider, type DataConfig } from 'data-client';
import { createRoot } from 'react-dom/client';
import { GlobalStyle, NotificationsProvider, ThemeProvider } from 'shared-ui';

import { BookingDialog } from '../booking-dialog/booking-dialog';
import { BookingCard } from '../booking-card/booking-card';
import { embedFonts, installEmbedFonts } from './embed-fonts';

export type BookerView =
  | { mode: 'inline'; service?: string }
  | { mode: 'dialog'; service?: string; isOpen: boolean; onClose: () => void };

export type MountedBooker = { show: (view: BookerView) => void; unmount: () => void };
export type MountBooker = typeof mountBooker;

/** One cache for all bookers of the page. */
const queryClient = createQueryClient();

/** Puts the booker into an element inside a shadow root; everything it shows, dialogs included, stays in there. */
export function mountBooker(container: HTMLElement, config: DataConfig): MountedBooker {
  const shadow = container.getRootNode() as ShadowRoot;
  const root = createRoot(container);
  const client = createVisitorClient(config);
  installEmbedFonts();
  return {
    unmount: () => root.unmount(),
    show: (view) =>
      root.render(
        <ThemeProvider target={shadow} fonts={embedFonts}>
          <GlobalStyle />
          <NotificationsProvider>
            <DataProvider client={client} config={config} queryClient={queryClient}>
              {view.mode === 'inline' ? <BookingCard service={view.service} /> : <BookingDialog {...view} />}
            </DataProvider>
          </NotificationsProvider>
        </ThemeProvider>,
      ),
  };
}
