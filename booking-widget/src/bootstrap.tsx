import { StrictMode } from 'react';
import { createVisitorClient, DataProvider, readDataConfig } from 'data-client';
import { createRoot } from 'react-dom/client';
import { GlobalStyle, NotificationsProvider, ThemeProvider } from 'shared-ui';

import { StandalonePage } from './standalone-page/standalone-page';

const config = readDataConfig();
const root = document.getElementById('root');
if (!root) throw new Error('The page carries no root.');
createRoot(root).render(
  <StrictMode>
    <ThemeProvider>
      <GlobalStyle />
      <NotificationsProvider>
        <DataProvider client={createVisitorClient(config)} config={config}>
          <StandalonePage />
        </DataProvider>
      </NotificationsProvider>
    </ThemeProvider>
  </StrictMode>,
);
