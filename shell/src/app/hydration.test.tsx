import { act, screen } from '@testing-library/react';
import { createFakeVisitorClient } from 'data-client/testing';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { pageWindow } from '../address/page-window';
import { createTestRemotes } from '../testing';
import { App } from './app';
import { heading, testApps } from './testing/open-app';

test('L1 a link that is followed while the page hydrates opens its page without a mismatch', async () => {
  window.location.hash = '';
  const { store } = createTestRemotes(testApps);
  await store.settled('public-site');
  const app = () => <App client={createFakeVisitorClient()} remotes={store} routerWindow={pageWindow()} />;
  document.body.innerHTML = `<div id="root">${renderToString(app())}</div>`;
  const handleMismatch = jest.fn();
  await act(async () => {
    startTransition(
      () => void hydrateRoot(document.getElementById('root')!, app(), { onRecoverableError: handleMismatch }),
    );
    window.location.hash = '#/blog';
  });
  expect(await heading('All articles')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Landing' })).not.toBeInTheDocument();
  expect(handleMismatch).not.toHaveBeenCalled();
});
