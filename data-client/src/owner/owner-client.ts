import type { DataConfig } from 'data-client';
import { createOwnerBookingRequests } from './bookings/requests';
import type { OwnerBookingRequests } from './bookings/requests';
import { createOwnerGateway } from './owner-gateway';
import { createAuth, tokenOf } from './session/auth';
import { createOwnerImageRequests } from './images/requests';
import type { OwnerImageRequests } from './images/requests';
import { createSessionRequests } from './session/requests';
import type { SessionRequests } from './session/requests';
import { createOwnerSettingsRequests } from './settings/requests';
import type { OwnerSettingsRequests } from './settings/requests';

/** Everything the owner may ask of the backend. Every promise rejects with a DataError, nothing else. */
export type OwnerClient = {
  session: SessionRequests;
  bookings: OwnerBookingRequests;
  images: OwnerImageRequests;
  settings: OwnerSettingsRequests;
};

/** The owner's connection: signs in with Supabase Auth, keeps the session in this browser, and sends it with each request. */
export function createOwnerClient(config: DataConfig): OwnerClient {
  const auth = createAuth(config);
  const gateway = createOwnerGateway(config, auth);
  return {
    session: createSessionRequests(auth, gateway),
    bookings: createOwnerBookingRequests(gateway),
    images: createOwnerImageRequests(config, tokenOf(auth)),
    settings: createOwnerSettingsRequests(gateway),
  };
}
