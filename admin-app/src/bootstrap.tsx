import { createVisitorClient, DataProvider, readDataConfig } from 'data-client';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { HashRouter, Navigate, Route, Routes } from 'react-router-dom';
import { GlobalStyle, NotificationsProvider, ThemeProvider } from 'shared-ui';
import { AdminDesk } from './exposed';
import { hostHistorySteps } from './unsaved/history-step';

// The same addresses as on the composed page, so that a bookmark works on both.
const basePath = '/admin';

hostHistorySteps();
const config = readDataConfig();
const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id root.');
createRoot(root).render(
  <StrictMode>
    <ThemeProvider>
      <GlobalStyle />
      <NotificationsProvider>
        <DataProvider client={createVisitorClient(config)} config={config}>
          <HashRouter>
            <Routes>
              <Route path={`${basePath}/*`} element={<AdminDesk basePath={basePath} sitePath="/" />} />
              <Route path="*" element={<Navigate to={basePath} replace />} />
            </Routes>
          </HashRouter>
        </DataProvider>
      </NotificationsProvider>
    </ThemeProvider>
  </StrictMode>,
);
