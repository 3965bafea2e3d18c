import { useEffect } from 'react';
import { createQueryClient, createVisitorClient, DataProvider, type DataConfig } from 'data-client';
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
 * What a loader asks to be shown. Loaders and bookers of neighbouring versions meet on partners' pages: what one of them
 * does not know yet, or no longer, is left out, so everything but the mode is optional.
 */
export type BookerView = {
  mode: 'inline' | 'dialog';
  service?: string;
  isOpen?: boolean;
  onClose?: () => void;
  /** As the partner wrote them. */
  options?: EmbedOptions;
  /** Of the page around, when that is another document. */
  look?: HostLook;
  onEvent?: OnEmbedEvent;
};

export type MountedBooker = { show: (view: BookerView) => void; unmount: () => void };
export type MountBooker = (container: HTMLElement, config: DataConfig) => MountedBooker;

/** One cache for all bookers of the page. */
const queryClient = createQueryClient();

/** Puts the booker into an element inside a shadow root; everything it shows, dialogs included, stays in there. */
export const mountBooker: MountBooker = (container, config) => {
  const shadow = container.getRootNode() as ShadowRoot;
  const root = createRoot(container);
  const client = createVisitorClient(config);
  installEmbedFonts();
  return {
    unmount: () => root.unmount(),
    show: (view) => {
      const { theme, locale } = view.options ?? {};
      container.lang = textsFor(locale).tag;
      // All languages so far; on a page that reads from right to left, arrows would point the wrong way.
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
    // Once each time it is shown, whoever listens by then.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isShown]);
}
