import { createBookingRequests } from '../bookings/requests';
import { createMessageRequests } from '../messages/requests';
import { createPostRequests } from '../posts/requests';
import { createServiceRequests } from '../services/requests';
import { createSettingsRequests } from '../settings/requests';
import { createSubscriberRequests } from '../subscribers/requests';
import { createTestimonialRequests } from '../testimonials/requests';
import type { DataConfig } from './config';
import { createDatabaseClient } from './database';

/** Creates the requests of the booking form, for the embed: its build leaves out all others. */
export function createBookingClient(config: DataConfig, db = createDatabaseClient(config)) {
  return {
    config,
    bookings: createBookingRequests(db, config),
    services: createServiceRequests(db),
    settings: createSettingsRequests(db),
  };
}

/** Creates the visitors' client: tables and functions over HTTP, without sign-in, realtime or storage. */
export function createVisitorClient(config: DataConfig) {
  const db = createDatabaseClient(config);
  return {
    ...createBookingClient(config, db),
    messages: createMessageRequests(db, config),
    posts: createPostRequests(db),
    subscribers: createSubscriberRequests(db, config),
    testimonials: createTestimonialRequests(db),
  };
}

/** All requests that visitors can send. Promises reject with a DataError only. */
export type VisitorClient = ReturnType<typeof createVisitorClient>;
