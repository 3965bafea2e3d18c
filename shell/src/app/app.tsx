import { SiteRoutes } from './site-routes';
import { AppProviders, type AppProvidersProps } from './app-providers';

export type AppProps = Omit<AppProvidersProps, 'children'>;

/** The composed page: providers and routes. */
export function App(providers: AppProps) {
  return (
    <AppProviders {...providers}>
      <SiteRoutes />
    </AppProviders>
  );
}
