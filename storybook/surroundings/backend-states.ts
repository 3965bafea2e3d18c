import type { VisitorClient } from 'data-client';
import { createFakeVisitorClient } from 'data-client/testing';

export const backendStates = ['ready', 'slow', 'failing', 'empty'] as const;
export type BackendState = (typeof backendStates)[number];

const patience = 4000;
const nothing = { bookings: [], posts: [], testimonials: [] };

/** The visitors' client of a story, as the toolbar asks for it. */
export function visitorClientIn(state: BackendState): VisitorClient {
  const client = createFakeVisitorClient(state === 'empty' ? nothing : {});
  if (state === 'failing') client.fake.fail('all');
  if (state === 'slow') setTimeout(client.fake.hold('all'), patience);
  return client;
}
