import { createBookingRequests, type BookingRequests } from '../bookings/requests';
import { createMessageRequests, type MessageRequests } from '../messages/requests';
import { createPostRequests, type PostRequests } from '../posts/requests';
import { createServiceRequests, type ServiceRequests } from '../services/requests';
import { createSettingsRequests, type SettingsRequests } from '../settings/requests';
import { createSubscriberRequests, type SubscriberRequests } from '../subscribers/requests';
import { createTestimonialRequests, type TestimonialRequests } from '../testimonials/requests';
import type { DataConfig } from './config';
import { createDatabaseClient } from './database';

/** All requests that visitors can send. Promises reject with a DataError only. */
export type VisitorClient = {
  bookings: BookingRequests;
  messages: MessageRequests;
  posts: PostRequests;
  services: ServiceRequests;
  settings: SettingsRequests;
  subscribers: SubscriberRequests;
  testimonials: TestimonialRequests;
};

/** The requests of the booking form, for the embed: its build leaves out all others. */
export type BookingClient = Pick<VisitorClient, 'bookings' | 'services' | 'settings'>;

export function createBookingClient(config: DataConfig, db = createDatabaseClient(config)): BookingClient {
  return {
    bookings: createBookingRequests(db, config),
    services: createServiceRequests(db),
    settings: createSettingsRequests(db),
  };
}

/** Creates the visitors' client: tables and functions over HTTP, without sign-in, realtime or storage. */
export function createVisitorClient(config: DataConfig): VisitorClient {
  const db = createDatabaseClient(config);
  return {
    ...createBookingClient(config, db),
    messages: createMessageRequests(db, config),
    posts: createPostRequests(db),
    subscribers: createSubscriberRequests(db, config),
    testimonials: createTestimonialRequests(db),
  };
}
