import { createFakeBackend, createFakeOwnerClient, createFakeVisitorClient, type FakeSeed } from 'data-client/testing';

export const backendStates = ['ready', 'slow', 'failing', 'empty'] as const;
export type BackendState = (typeof backendStates)[number];

const patience = 4000;
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

/** The clients of a story, as the toolbar asks for them: the visitor's, and the owner's who is already inside. */
export function clientsIn(state: BackendState) {
  const backend = createFakeBackend({ isSignedIn: true, ...(state === 'empty' ? nothing : {}) });
  const [client, ownerClient] = [createFakeVisitorClient(backend), createFakeOwnerClient(backend)];
  if (state === 'failing') {
    client.fake.fail('all');
    ownerClient.fake.fail('all');
  }
  if (state === 'slow') {
    setTimeout(client.fake.hold('all'), patience);
    setTimeout(ownerClient.fake.hold('all'), patience);
  }
  return { client, ownerClient };
}
