import { DataProvider } from 'data-client';
import type { DataConfig, VisitorClient } from 'data-client';
import { GlobalStyle, NotificationsProvider } from 'shared-ui';
import { HashRouter } from 'react-router-dom';
import { RemotesProvider } from '../remotes';
import type { RemoteStore } from '../remotes';
import { BookingProvider } from '../booking/booking-provider';
import { ConsentProvider } from '../consent/consent-provider';
import { SiteRoutes } from './site-routes';
import { SiteTheme } from './site-theme';

export type AppProps = { client: VisitorClient; config: DataConfig; remotes: RemoteStore };

/** The composed page: everything that exists once on it, and the routes. */
export function App({ client, config, remotes }: AppProps) {
  return (
    <DataProvider client={client} config={config}>
      <RemotesProvider value={remotes}>
        <SiteTheme>
          <GlobalStyle />
          <NotificationsProvider>
            <HashRouter>
              <ConsentProvider>
                <BookingProvider>
                  <SiteRoutes />
                </BookingProvider>
              </ConsentProvider>
            </HashRouter>
          </NotificationsProvider>
        </SiteTheme>
      </RemotesProvider>
    </DataProvider>
  );
}
