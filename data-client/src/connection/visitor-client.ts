import { createBookingRequests } from '../bookings/requests';
import type { BookingRequests } from '../bookings/requests';
import { createMessageRequests } from '../messages/requests';
import type { MessageRequests } from '../messages/requests';
import { createPostRequests } from '../posts/requests';
import type { PostRequests } from '../posts/requests';
import { createSettingsRequests } from '../settings/requests';
import type { SettingsRequests } from '../settings/requests';
import { createSubscriberRequests } from '../subscribers/requests';
import type { SubscriberRequests } from '../subscribers/requests';
import { createTestimonialRequests } from '../testimonials/requests';
import type { TestimonialRequests } from '../testimonials/requests';
import type { DataConfig } from './config';
import { createGateway } from './gateway';
import type { GatewayOptions } from './gateway';

/** Everything a visitor may ask of the backend. Every promise rejects with a DataError, nothing else. */
export type VisitorClient = {
  bookings: BookingRequests;
  messages: MessageRequests;
  posts: PostRequests;
  settings: SettingsRequests;
  subscribers: SubscriberRequests;
  testimonials: TestimonialRequests;
};

/** The visitors' connection: tables and functions over HTTP, without sign-in, realtime or storage. */
export function createVisitorClient(config: DataConfig, options?: Pick<GatewayOptions, 'timeoutMs'>): VisitorClient {
  const gateway = createGateway(config, options);
  return {
    bookings: createBookingRequests(gateway),
    messages: createMessageRequests(gateway),
    posts: createPostRequests(gateway),
    settings: createSettingsRequests(gateway),
    subscribers: createSubscriberRequests(gateway),
    testimonials: createTestimonialRequests(gateway),
  };
}
