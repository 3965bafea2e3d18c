import { DataError, fieldErrors, newBookingSchema, newMessageSchema, newSubscriberSchema, serviceCatalogue, serviceName, slotStart, storedTimeZone } from 'data-client';
import type { Booking, NewBooking, PostFilter, VisitorClient } from 'data-client';
import { nextId } from './builders';
import { controlled } from './fake-controls';
import type { FakeControls } from './fake-controls';
import { createFakeBackend } from './fake-backend';
import type { FakeBackend, FakeSeed } from './fake-backend';
import { isLive, refuseOverlap } from './fake-rules';

export type FakeVisitorClient = VisitorClient & { fake: FakeControls<VisitorClient>; backend: FakeBackend };

/** The visitors' client in memory, holding to the same rules as the database. Give it a backend to share one. */
export function createFakeVisitorClient(from: FakeSeed | FakeBackend = {}): FakeVisitorClient {
  const backend = 'answered' in from ? from : createFakeBackend(from);
  return Object.assign(controlled(visitorClient(backend)), { backend });
}

function visitorClient(backend: FakeBackend): VisitorClient {
  return {
    bookings: {
      async takenRanges({ from, to }) {
        return backend.bookings.filter((booking) => isLive(booking) && booking.date >= from && booking.date <= to).map(({ startsAt, endsAt }) => ({ startsAt, endsAt }));
      },
      create: async (booking) => book(backend, booking),
      async sendConfirmation(id) {
        backend.mailed.add(id);
        return { state: 'sent' };
      },
    },
    messages: {
      async send(message) {
        refuseInvalid(newMessageSchema, message);
        if (!message.website) backend.messages.push(message);
      },
    },
    posts: {
      list: async (filter) => published(backend, filter).map(({ content: _, ...summary }) => summary),
      tally: async () => published(backend, {}).map(({ category }) => ({ category })),
      bySlug: async (slug) => backend.posts.find((post) => post.slug === slug) ?? null,
      async countView(slug) {
        backend.posts = backend.posts.map((post) => (post.slug === slug ? { ...post, views: post.views + 1 } : post));
      },
    },
    settings: { read: async () => backend.settings },
    subscribers: {
      async subscribe(subscriber) {
        refuseInvalid(newSubscriberSchema, subscriber);
        const isKnown = backend.subscribers.some(({ email }) => email.toLowerCase() === subscriber.email.toLowerCase());
        if (!isKnown && !subscriber.website) backend.subscribers.push(subscriber);
      },
    },
    testimonials: {
      list: async () => [...backend.testimonials].sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime()).slice(0, 4),
    },
  };
}

function refuseInvalid<Values extends object>(schema: Parameters<typeof fieldErrors<Values>>[0], values: Values): void {
  const [first] = Object.entries(fieldErrors(schema, values)) as [string, string][];
  if (first) throw new DataError('invalid', { field: first[0], message: first[1] });
}

function book(backend: FakeBackend, wanted: NewBooking): Booking {
  const before = backend.answered.get(wanted.requestId);
  if (before) return before;
  refuseInvalid(newBookingSchema, wanted);
  const { website: _website, requestId, ...form } = wanted;
  const startsAt = slotStart(form.date, form.time);
  const minutes = serviceCatalogue.find((service) => service.id === form.serviceType)?.booking?.durationMinutes ?? 60;
  const now = new Date();
  const booking: Booking = {
    ...form,
    id: nextId(),
    serviceName: serviceName(form.serviceType),
    startsAt,
    endsAt: new Date(startsAt.getTime() + minutes * 60_000),
    timezone: storedTimeZone,
    status: 'pending',
    createdAt: now,
    updatedAt: now,
  };
  refuseOverlap(backend, booking);
  backend.bookings = [booking, ...backend.bookings];
  backend.answered.set(requestId, booking);
  return booking;
}

function published(backend: FakeBackend, { category, isFeatured, limit }: PostFilter) {
  return [...backend.posts]
    .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
    .filter((post) => (!category || post.category === category) && (isFeatured === undefined || post.isFeatured === isFeatured))
    .slice(0, limit);
}
