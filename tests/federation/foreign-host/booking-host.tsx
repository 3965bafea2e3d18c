import { version } from 'react';
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { BookingWidgetApp } from 'booking-widget/contract';
import { createVisitorClient, DataProvider } from 'data-client';
import { createRoot } from 'react-dom/client';
import { GlobalStyle, NotificationsProvider, ThemeProvider } from 'shared-ui';

const config = { url: 'http://localhost:54321', key: 'test' };
const entry = new URLSearchParams(window.location.search).get('remote') ?? '';

/** A partner whose page is composed by federation, on another minor version of React. */
async function start(): Promise<void> {
  registerRemotes([{ name: 'booking_widget', entry }]);
  const remote = await loadRemote<BookingWidgetApp>('booking_widget/app');
  const root = document.getElementById('root');
  if (!remote || !root) throw new Error('The remote did not arrive.');
  document.title = `React ${version}`;
  createRoot(root).render(
    <DataProvider client={createVisitorClient(config)} config={config}>
      <ThemeProvider>
        <GlobalStyle />
        <NotificationsProvider>
          <remote.BookingDialog isOpen service="keynote" onClose={() => {}} />
        </NotificationsProvider>
      </ThemeProvider>
    </DataProvider>,
  );
}

void start();
