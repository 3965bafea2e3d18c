import { SiteRoutes } from './site-routes';
import { DataProvider, useSettings, type OwnersSettings, type RenderedService, type VisitorClient } from 'data-client';
import { useState, useMemo, type ReactNode } from 'react';
import { HashRouter } from 'react-router-dom';
import { ownerPalette, UiProvider } from 'shared-ui';
import { pageWindow } from '../address/page-window';
import { BookingProvider } from '../booking/booking-provider';
import { ConsentProvider } from '../consent/consent-provider';
import { RemotesProvider, type RemoteStore } from '../remotes';
import { fontSheets, siteFonts } from './site-fonts';

export type AppProps = Omit<AppProvidersProps, 'children'>;

/** The composed page: providers and routes. */
export function App(providers: AppProps) {
  return (
    <AppProviders {...providers}>
      <SiteRoutes />
    </AppProviders>
  );
}

export type AppProvidersProps = {
  client: VisitorClient;
  remotes: RemoteStore;
  /** The settings that the page was prerendered with. */
  renderedSettings?: OwnersSettings;
  /** The services that the page was prerendered with. */
  renderedServices?: readonly RenderedService[];
  /** The router's view of the window; undefined during prerendering. */
  routerWindow?: Window;
  children: ReactNode;
};

export function AppProviders({ remotes, routerWindow, children, ...data }: AppProvidersProps) {
  const [addresses] = useState(() => routerWindow ?? pageWindow());
  return (
    <DataProvider {...data}>
      <RemotesProvider value={remotes}>
        <SiteTheme>
          <HashRouter window={addresses}>
            <ConsentProvider>
              <BookingProvider>{children}</BookingProvider>
            </ConsentProvider>
          </HashRouter>
        </SiteTheme>
      </RemotesProvider>
    </DataProvider>
  );
}

/** The default theme with the owner's colors and typography. */
function SiteTheme({ children }: { children: ReactNode }) {
  const { settings } = useSettings();
  const palette = useMemo(() => ownerPalette(settings), [settings]);
  const fonts = useMemo(() => siteFonts(settings), [settings]);
  return (
    <UiProvider palette={palette} fonts={fonts} buttonShape={settings.button_style}>
      {fontSheets(settings).map((sheet) => (
        <link key={sheet} rel="stylesheet" href={sheet} />
      ))}
      {children}
    </UiProvider>
  );
}
