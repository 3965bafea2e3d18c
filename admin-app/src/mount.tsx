import { createVisitorClient, DataProvider } from 'data-client';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { HashRouter, Navigate, Route, Routes } from 'react-router-dom';
import { UiProvider } from 'shared-ui';
import type { AdminMount } from './contract';
import { hostHistorySteps } from './form/unsaved/history-step';

// The same addresses as on the composed page, so that a bookmark works on both.
const basePath = '/admin';

/** The dashboard as a page of its own. */
export const mount: AdminMount['mount'] = async (element, { backend }) => {
  const { AdminDashboard } = await import(/* webpackChunkName: "exposed" */ './exposed');
  hostHistorySteps();
  const root = createRoot(element);
  root.render(
    <StrictMode>
      <UiProvider>
        <DataProvider client={createVisitorClient(backend)}>
          <HashRouter>
            <Routes>
              <Route path={`${basePath}/*`} element={<AdminDashboard basePath={basePath} sitePath="/" />} />
              <Route path="*" element={<Navigate to={basePath} replace />} />
            </Routes>
          </HashRouter>
        </DataProvider>
      </UiProvider>
    </StrictMode>,
  );
  return () => root.unmount();
};
