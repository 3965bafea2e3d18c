import { TestDataProvider } from 'data-client/testing';
import { useEffect, useState, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { UiProvider, type Scheme } from 'shared-ui';
import { clientsIn, type BackendState } from './backend-states';
import { createGlobalStyle } from 'styled-components';
import { themeOf, type BrandName } from './brands';
import { pseudoLocalize } from './pseudo-locale';

export type Globals = {
  theme: Scheme;
  brand: BrandName;
  motion: string;
  direction: string;
  locale: string;
  backend: BackendState;
};

/** Simulates `prefers-reduced-motion`. */
const ReducedMotion = createGlobalStyle`
  *, *::before, *::after { animation-duration: 0s !important; animation-iteration-count: 1 !important; transition-duration: 0s !important; }
`;

type ProvidersProps = { globals: Globals; route: string; children: ReactNode };

/** Wraps every story with theme, router, data and notifications, configured by the toolbar. */
export function Providers({ globals, route, children }: ProvidersProps) {
  const { theme, brand, motion, direction, locale, backend } = globals;
  useDocument({ direction, locale });
  return (
    <UiProvider {...themeOf(brand)} scheme={theme}>
      {motion === 'reduced' && <ReducedMotion />}
      <MemoryRouter key={locale} initialEntries={[route]}>
        <Backend key={backend} state={backend}>
          {children}
        </Backend>
      </MemoryRouter>
    </UiProvider>
  );
}

function Backend({ state, children }: { state: BackendState; children: ReactNode }) {
  const [clients] = useState(() => clientsIn(state));
  return <TestDataProvider {...clients}>{children}</TestDataProvider>;
}

function useDocument({ direction, locale }: Pick<Globals, 'direction' | 'locale'>) {
  useEffect(() => {
    const { documentElement: page } = document;
    page.dir = direction === 'right-to-left' ? 'rtl' : 'ltr';
    page.lang = locale;
  }, [direction, locale]);
  useEffect(() => (locale === 'en-XA' ? pseudoLocalize(document.body) : undefined), [locale]);
}
