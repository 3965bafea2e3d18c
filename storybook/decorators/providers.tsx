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

const ReducedMotion = createGlobalStyle`
  *, *::before, *::after { animation-duration: 0s !important; animation-iteration-count: 1 !important; transition-duration: 0s !important; }
`;

type ProvidersProps = {
  globals: Globals;
  route: string;
  /** Whether the story is one of many on a page, which it must not turn around. */
  isOnDocsPage: boolean;
  children: ReactNode;
};

/** Wraps every story with theme, router, data and notifications, configured by the toolbar. */
export function Providers({ globals, route, isOnDocsPage, children }: ProvidersProps) {
  const { theme, brand, motion, direction, locale, backend } = globals;
  const writing = { dir: direction === 'right-to-left' ? 'rtl' : 'ltr', lang: locale };
  useDocument(isOnDocsPage ? { dir: 'ltr', lang: 'en' } : writing, locale === 'en-XA');
  return (
    <UiProvider {...themeOf(brand)} scheme={theme}>
      {motion === 'reduced' && <ReducedMotion />}
      <MemoryRouter key={locale} initialEntries={[route]}>
        <Backend key={backend} state={backend}>
          {isOnDocsPage ? <div {...writing}>{children}</div> : children}
        </Backend>
      </MemoryRouter>
    </UiProvider>
  );
}

function Backend({ state, children }: { state: BackendState; children: ReactNode }) {
  const [clients] = useState(() => clientsIn(state));
  return <TestDataProvider {...clients}>{children}</TestDataProvider>;
}

function useDocument({ dir, lang }: { dir: string; lang: string }, isPseudoLocalized: boolean) {
  useEffect(() => {
    Object.assign(document.documentElement, { dir, lang });
  }, [dir, lang]);
  useEffect(() => (isPseudoLocalized ? pseudoLocalize(document.body) : undefined), [isPseudoLocalized]);
}
