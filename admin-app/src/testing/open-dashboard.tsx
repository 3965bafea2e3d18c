import { screen, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import {
  createFakeOwnerClient,
  createFakeVisitorClient,
  createTestQueryClient,
  fakeOwner,
  TestDataProvider,
  type FakeOwnerClient,
  type FakeSeed,
} from 'data-client/testing';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { renderWithTheme } from 'shared-ui/testing';
import { SessionGate } from '../app/session-gate';

/** The address bar and the Back button. */
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

type Operation = Parameters<FakeOwnerClient['fake']['fail']>[0];

export type OpenAdmin = {
  seed?: FakeSeed;
  client?: FakeOwnerClient;
  address?: string;
  /** Requests that fail until `client.fake.heal()`. */
  fails?: Operation | Operation[];
  /** Wraps the dashboard, for example in what its host provides. */
  around?: (dashboard: ReactNode) => ReactNode;
};

/** Renders the dashboard at `/admin` on a fake backend, signed out unless the seed says otherwise. */
export function openAdmin({
  seed,
  client = createFakeOwnerClient(seed),
  address = '/admin/bookings',
  fails = [],
  around = (dashboard) => dashboard,
}: OpenAdmin = {}) {
  const owner = userEvent.setup();
  for (const operation of [fails].flat()) client.fake.fail(operation);
  renderWithTheme(
    <TestDataProvider
      client={createFakeVisitorClient(client.backend)}
      ownerClient={client}
      queryClient={createTestQueryClient()}
    >
      <MemoryRouter initialEntries={['/', address]}>
        <Routes>
          <Route path="/admin/*" element={around(<SessionGate sitePath="/" />)} />
          <Route path="*" element={<p>The public site</p>} />
        </Routes>
        <Browser />
      </MemoryRouter>
    </TestDataProvider>,
  );
  return { owner, client };
}

/** Renders the dashboard with a signed-in owner. */
export async function openDashboard({ seed, ...rest }: OpenAdmin = {}) {
  const dashboard = openAdmin({ seed: { isSignedIn: true, ...seed }, ...rest });
  await screen.findByRole('heading', { name: 'Admin Dashboard' });
  return dashboard;
}

/** Signs in with the form on the page or in a dialog. */
export async function signIn(owner: UserEvent) {
  await owner.type(await screen.findByRole('textbox', { name: /Username/ }), fakeOwner.email);
  await owner.type(screen.getByLabelText(/^Password/), `${fakeOwner.password}{Enter}`);
}

/** Presses a button of the question with a title. */
export const answer = async (owner: UserEvent, title: string, name: string) =>
  owner.click(within(await screen.findByRole('alertdialog', { name: title })).getByRole('button', { name }));

/** Selects all rows of a list. */
export const selectAll = async (owner: UserEvent) =>
  owner.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));

export const address = () => screen.getByRole('status', { name: 'Address' }).textContent;

/** The texts of the live regions. */
export const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

export const browserBack = () => screen.getByRole('button', { name: 'Browser back' });
