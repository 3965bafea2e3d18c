import { screen, within } from '@testing-library/react';
import { aPerson, createFakeOwnerClient, type FakeSeed } from 'data-client/testing';
import { openDashboard } from './open-dashboard';

export const maren = aPerson({ tags: [{ id: 'vip', tag: 'VIP' }] });

export const daniel = aPerson({
  id: 'daniel',
  name: 'Daniel Reyes',
  addresses: [{ email: 'daniel@harbor.example', originId: 'daniel' }],
  timeline: [],
});

export const twoPeople: FakeSeed = { isSignedIn: true, people: [maren, daniel] };

/** The page of Maren. */
export async function openPerson(client = createFakeOwnerClient(twoPeople)) {
  const dashboard = await openDashboard({ client, address: `/admin/people/${maren.id}` });
  await screen.findByRole('heading', { level: 2, name: 'Maren Okafor' });
  return dashboard;
}

export const timeline = () => within(screen.getByRole('region', { name: 'Timeline' }));
