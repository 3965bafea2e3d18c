import { createGateway } from 'data-client';
import type { DataConfig } from 'data-client';
import { createOwnerBookingRequests } from './bookings/requests';
import type { OwnerBookingRequests } from './bookings/requests';
import { createAuth, tokenOf } from './session/auth';
import { createSessionRequests } from './session/requests';
import type { SessionRequests } from './session/requests';

/** Everything the owner may ask of the backend. Every promise rejects with a DataError, nothing else. */
export type OwnerClient = {
  session: SessionRequests;
  bookings: OwnerBookingRequests;
};

/** The owner's connection: signs in with Supabase Auth, keeps the session in this browser, and sends it with each request. */
export function createOwnerClient(config: DataConfig): OwnerClient {
  const auth = createAuth(config);
  const gateway = createGateway(config, { token: tokenOf(auth) });
  return {
    session: createSessionRequests(auth, gateway),
    bookings: createOwnerBookingRequests(gateway),
  };
}
