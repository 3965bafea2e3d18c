import { useEffect, type ReactNode } from 'react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import type { Settings } from 'data-client';
import { createFakeVisitorClient, TestDataProvider, type FakeSeed, type FakeVisitorClient } from 'data-client/testing';
import { renderWithTheme } from 'shared-ui/testing';

beforeEach(() => localStorage.clear());

export type SiteOptions = {
  path?: string;
  settings?: Partial<Settings>;
  seed?: FakeSeed;
  /** Prepares the fake client before the first request. */
  prepare?: (client: FakeVisitorClient) => void;
};

let address = '';

function AddressWatcher() {
  const { pathname, hash } = useLocation();
  useEffect(() => {
    address = pathname + hash;
  }, [pathname, hash]);
  return null;
}

/** Renders a part of the site with theme, data client and router. */
export function renderSite(ui: ReactNode, { path = '/', settings = {}, seed = {}, prepare }: SiteOptions = {}) {
  const client = createFakeVisitorClient({ ...seed, settings });
  prepare?.(client);
  const view = renderWithTheme(
    <TestDataProvider client={client}>
      <MemoryRouter initialEntries={[path]}>
        {ui}
        <AddressWatcher />
      </MemoryRouter>
    </TestDataProvider>,
  );
  return { ...view, client, visitor: userEvent.setup(), currentAddress: () => address };
}
