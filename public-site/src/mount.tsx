import { StrictMode, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { HashRouter, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { createVisitorClient, DataProvider, useSettings } from 'data-client';
import { SkipLink, UiProvider } from 'shared-ui';
import type { LegalAddresses, PublicSiteApp, PublicSiteMount, ServicesInUse } from './contract';
import { linkedDocuments } from './legal-links/linked-documents';

const builtInAddresses = { privacy: '/privacy-policy', terms: '/terms-of-service', cookies: '/cookie-policy' };

/** Analytics need a host that asks for consent. */
const services: ServicesInUse = { analytics: [], marketing: [] };

/** Scrolls to anchors inside the hash, which browsers ignore. */
function useAnchors() {
  const { hash, key } = useLocation();
  useEffect(() => {
    document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash, key]);
}

/** Without the booking remote, booking buttons lead to the contact section. */
function SiteAlone({ app }: { app: PublicSiteApp }) {
  const { LandingPage, LegalPage, NotFoundPage, SiteFooter, SiteHeader } = app;
  const navigate = useNavigate();
  const { settings } = useSettings();
  const legalAddresses: LegalAddresses = {
    ...builtInAddresses,
    notice: settings.legal_notice.trim() && '/legal-notice',
  };
  const leadToContact = () => void navigate('/#contact');
  useAnchors();
  return (
    <>
      <SkipLink targetId="content" />
      <SiteHeader blogPath="/blog" onBook={leadToContact} />
      <main id="content" tabIndex={-1}>
        <Routes>
          <Route path="/" element={<LandingPage blogSection={null} onBook={leadToContact} />} />
          {linkedDocuments(legalAddresses).map(({ name, address }) => (
            <Route key={name} path={address} element={<LegalPage shows={name} {...{ legalAddresses, services }} />} />
          ))}
          <Route path="*" element={<NotFoundPage />} />
        </Routes>
      </main>
      <SiteFooter blogPath="/blog" adminPath="/admin" legalAddresses={legalAddresses} />
    </>
  );
}

/** The public site as a page of its own. */
export const mount: PublicSiteMount['mount'] = async (element, { backend }) => {
  const app = await import(/* webpackChunkName: "exposed" */ './exposed');
  const root = createRoot(element);
  root.render(
    <StrictMode>
      <UiProvider>
        <DataProvider client={createVisitorClient(backend)}>
          <HashRouter>
            <SiteAlone app={app} />
          </HashRouter>
        </DataProvider>
      </UiProvider>
    </StrictMode>,
  );
  return () => root.unmount();
};
