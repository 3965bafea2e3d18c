import { useEffect } from 'react';
import { createBookingClient, createQueryClient, DataProvider, type DataConfig, type VisitorClient } from 'data-client';
import { createRoot } from 'react-dom/client';
import { GlobalStyle, NotificationsProvider } from 'shared-ui';

import { BookingCard } from '../booking-card/booking-card';
import { BookingDialog } from '../booking-dialog/booking-dialog';
import { textsFor } from '../language/language';
import { prefillOf } from './booker-options';
import { campaignOf } from './campaign';
import { installEmbedFonts } from './embed-fonts';
import type { OnEmbedEvent } from './embed-events';
import type { EmbedOptions } from './embed-options';
import { EmbedTheme } from './embed-theme';
import { readHostLook, type HostLook } from './host-look';

/**
 * What a loader asks the booker to show. Loaders and bookers of adjacent versions meet on partners' pages, so everything but
 * the mode is optional.
 */
export type BookerView = {
  mode: 'inline' | 'dialog';
  service?: string;
  isOpen?: boolean;
  onClose?: () => void;
  /** As the partner wrote them. */
  options?: EmbedOptions;
  /** The look of the host page, if that is another document. */
  look?: HostLook;
  onEvent?: OnEmbedEvent;
};

export type MountedBooker = { show: (view: BookerView) => void; unmount: () => void };
export type MountBooker = (container: HTMLElement, config: DataConfig) => MountedBooker;

/** One query cache for all bookers on the page. */
const queryClient = createQueryClient();

/** Mounts the booker in an element inside a shadow root, which also contains its dialogs. */
export const mountBooker: MountBooker = (container, config) => {
  const shadow = container.getRootNode() as ShadowRoot;
  const root = createRoot(container);
  // The booker sends no other requests.
  const client = createBookingClient(config) as VisitorClient;
  installEmbedFonts();
  return {
    unmount: () => root.unmount(),
    show: (view) => {
      const { theme, locale } = view.options ?? {};
      container.lang = textsFor(locale).tag;
      // All our languages read left to right, even on a right-to-left page.
      container.dir = 'ltr';
      const look = theme === 'inherit' ? (view.look ?? readHostLook(shadow.host)) : undefined;
      root.render(
        <DataProvider client={client} config={config} queryClient={queryClient}>
          <EmbedTheme target={shadow} theme={theme} look={look}>
            <GlobalStyle />
            <NotificationsProvider>
              <Booker {...view} />
            </NotificationsProvider>
          </EmbedTheme>
        </DataProvider>,
      );
    },
  };
};

function Booker({ mode, service, isOpen = false, onClose = () => {}, options = {}, onEvent }: BookerView) {
  const tell: OnEmbedEvent = (name, detail) => onEvent?.(name, { utm: campaignOf(options), ...detail });
  useReady(mode === 'inline' || isOpen, () => tell('ready', {}));
  const booking = {
    service,
    locale: options.locale,
    timeZone: options.tz,
    prefill: prefillOf(options),
    onEvent: tell,
  };
  return mode === 'inline' ? (
    <BookingCard {...booking} />
  ) : (
    <BookingDialog {...booking} isOpen={isOpen} onClose={onClose} />
  );
}

function useReady(isShown: boolean, onReady: () => void) {
  useEffect(() => {
    if (isShown) onReady();
    // Reports each time it is shown; the callback may change.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isShown]);
}
