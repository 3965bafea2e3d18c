import { StrictMode, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { HashRouter, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { createVisitorClient, DataProvider, readDataConfig } from 'data-client';
import { GlobalStyle, NotificationsProvider, SkipLink, ThemeProvider } from 'shared-ui';
import type { LegalAddresses, ServicesInUse } from './contract';
import { LandingPage, LegalPage, NotFoundPage, SiteFooter, SiteHeader } from './exposed';
import { legalDocuments } from './legal-links/legal-titles';

const legalAddresses: LegalAddresses = {
  privacy: '/privacy-policy',
  terms: '/terms-of-service',
  cookies: '/cookie-policy',
};

/** Measuring takes a host that asks for consent, so here nothing is in use. */
const services: ServicesInUse = { analytics: [], marketing: [] };

/** Anchors live inside the hash, where the browser does not look for them. */
function useAnchors() {
  const { hash, key } = useLocation();
  useEffect(() => {
    document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash, key]);
}

/** This remote alone: without the booking dialog, whoever wants to book is led to the contact section. */
function StandaloneSite() {
  const navigate = useNavigate();
  const leadToContact = () => void navigate('/#contact');
  useAnchors();
  return (
    <>
      <SkipLink targetId="content" />
      <SiteHeader blogPath="/blog" onBook={leadToContact} />
      <main id="content" tabIndex={-1}>
        <Routes>
          <Route path="/" element={<LandingPage blogSection={null} onBook={leadToContact} />} />
          {legalDocuments.map((shows) => (
            <Route
              key={shows}
              path={legalAddresses[shows]}
              element={<LegalPage {...{ shows, legalAddresses, services }} />}
            />
          ))}
          <Route path="*" element={<NotFoundPage />} />
        </Routes>
      </main>
      <SiteFooter blogPath="/blog" adminPath="/admin" legalAddresses={legalAddresses} />
    </>
  );
}

const config = readDataConfig();
const container = document.getElementById('root') ?? document.body.appendChild(document.createElement('div'));
createRoot(container).render(
  <StrictMode>
    <ThemeProvider>
      <GlobalStyle />
      <NotificationsProvider>
        <DataProvider client={createVisitorClient(config)} config={config}>
          <HashRouter>
            <StandaloneSite />
          </HashRouter>
        </DataProvider>
      </NotificationsProvider>
    </ThemeProvider>
  </StrictMode>,
);
