import { createFakeBackend, createFakeOwnerClient, createFakeVisitorClient, type FakeSeed } from 'data-client/testing';

export const backendStates = ['ready', 'slow', 'failing', 'empty'] as const;
export type BackendState = (typeof backendStates)[number];

const slowMs = 4000;
const nothing: FakeSeed = {
  bookings: [],
  blockedTimes: [],
  inbox: [],
  posts: [],
  testimonials: [],
  readers: [],
  campaigns: [],
  history: [],
};

/** Returns fake clients in the state selected in the toolbar: a visitor's and a signed-in owner's. */
export function clientsIn(state: BackendState) {
  const backend = createFakeBackend({ isSignedIn: true, ...(state === 'empty' ? nothing : {}) });
  const [client, ownerClient] = [createFakeVisitorClient(backend), createFakeOwnerClient(backend)];
  if (state === 'failing') {
    client.fake.fail('all');
    ownerClient.fake.fail('all');
  }
  if (state === 'slow') {
    setTimeout(client.fake.hold('all'), slowMs);
    setTimeout(ownerClient.fake.hold('all'), slowMs);
  }
  return { client, ownerClient };
}
