import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { BlogApp } from 'blog-app/contract';
import { createVisitorClient, DataProvider } from 'data-client';
import { createRoot } from 'react-dom/client';
import { HashRouter } from 'react-router-dom';
import { GlobalStyle, NotificationsProvider, ThemeProvider } from 'shared-ui';

const config = { url: 'http://localhost:54321', key: 'test' };
const entry = new URLSearchParams(window.location.search).get('remote') ?? '';

/** A host somebody else wrote: it knows the remote's manifest and the providers its contract asks for. */
async function start(): Promise<void> {
  registerRemotes([{ name: 'blog_app', entry }]);
  const remote = await loadRemote<BlogApp>('blog_app/app');
  const root = document.getElementById('root');
  if (!remote || !root) throw new Error('The remote did not arrive.');
  createRoot(root).render(
    <DataProvider client={createVisitorClient(config)} config={config}>
      <ThemeProvider>
        <GlobalStyle />
        <NotificationsProvider>
          <HashRouter>
            <remote.BlogPage blogPath="/" />
          </HashRouter>
        </NotificationsProvider>
      </ThemeProvider>
    </DataProvider>,
  );
}

void start();
