import { StrictMode, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { HashRouter, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { createVisitorClient, DataProvider, type DataConfig } from 'data-client';
import { GlobalStyle, NotificationsProvider, SkipLink, ThemeProvider } from 'shared-ui';
import { LandingPage, NotFoundPage, SiteFooter, SiteHeader } from './exposed';

/** Where the backend is, as the page says it. */
function readDataConfig(): DataConfig {
  const block = document.getElementById('site-config')?.textContent;
  if (!block) throw new Error('The page carries no site-config.');
  const { supabaseUrl, supabaseKey } = JSON.parse(block) as { supabaseUrl: string; supabaseKey: string };
  return { url: supabaseUrl, key: supabaseKey };
}

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
          <Route path="*" element={<NotFoundPage />} />
        </Routes>
      </main>
      <SiteFooter blogPath="/blog" adminPath="/admin" />
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
