import { DataProvider, createVisitorClient, readDataConfig } from 'data-client';
import { GlobalStyle, NotificationsProvider, ThemeProvider } from 'shared-ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { HashRouter, Navigate, Route, Routes, useParams } from 'react-router-dom';
import { BlogPage } from './exposed';

const blogPath = '/blog';

/** This remote alone: it cannot book, so nothing offers to. */
function StandaloneBlog() {
  const { slug } = useParams();
  return <BlogPage blogPath={blogPath} slug={slug} />;
}

const config = readDataConfig();
const root = document.getElementById('root');
if (!root) throw new Error('The page carries no root.');
createRoot(root).render(
  <StrictMode>
    <ThemeProvider>
      <GlobalStyle />
      <NotificationsProvider>
        <DataProvider client={createVisitorClient(config)} config={config}>
          <HashRouter>
            <main>
              <Routes>
                <Route path={`${blogPath}/:slug?`} element={<StandaloneBlog />} />
                <Route path="*" element={<Navigate to={blogPath} replace />} />
              </Routes>
            </main>
          </HashRouter>
        </DataProvider>
      </NotificationsProvider>
    </ThemeProvider>
  </StrictMode>,
);
