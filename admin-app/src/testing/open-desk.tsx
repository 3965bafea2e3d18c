import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  createFakeOwnerClient,
  createTestQueryClient,
  TestDataProvider,
  type FakeOwnerClient,
  type FakeSeed,
} from 'data-client/testing';
import { MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { renderWithTheme } from 'shared-ui/testing';
import { SessionGate } from '../admin-desk/session-gate';

/** What the browser shows around the page. */
function Browser() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <div>
      <output aria-label="Address">{pathname + search}</output>
      <button type="button" onClick={() => void navigate(-1)}>
        Browser back
      </button>
    </div>
  );
}

export type OpenDesk = { seed?: FakeSeed; client?: FakeOwnerClient; address?: string };

/** The desk at `/admin`, with a fake backend behind it and nobody signed in unless the seed says so. */
export function openDesk({ seed, client = createFakeOwnerClient(seed), address = '/admin/bookings' }: OpenDesk = {}) {
  const owner = userEvent.setup();
  renderWithTheme(
    <TestDataProvider ownerClient={client} queryClient={createTestQueryClient()}>
      <MemoryRouter initialEntries={['/', address]}>
        <Routes>
          <Route path="/admin/*" element={<SessionGate basePath="/admin" sitePath="/" />} />
          <Route path="*" element={<p>The public site</p>} />
        </Routes>
        <Browser />
      </MemoryRouter>
    </TestDataProvider>,
  );
  return { owner, client };
}

/** The desk with the owner inside. */
export async function openDeskInside({ seed, ...rest }: OpenDesk = {}) {
  const desk = openDesk({ seed: { isSignedIn: true, ...seed }, ...rest });
  await screen.findByRole('heading', { name: 'Admin Dashboard' });
  return desk;
}

export const address = () => screen.getByRole('status', { name: 'Address' }).textContent;

export const browserBack = () => screen.getByRole('button', { name: 'Browser back' });
