import { newMessageSchema, newSubscriberSchema } from 'data-client';
import type { Post, PostFilter, VisitorClient } from 'data-client';
import { controlled } from './fake-controls';
import type { FakeControls } from './fake-controls';
import { createFakeBackend } from './fake-backend';
import type { FakeBackend, FakeSeed } from './fake-backend';
import { book } from './fake-booking';
import { fakeLinks } from './fake-links';
import { fakeMentions } from './fake-mentions';
import { refuseInvalid } from './fake-rules';
import { fakeSlots } from './fake-slots';
import { receivedMessage } from './message-builders';
import { withReader } from './newsletter-builders';

export type FakeVisitorClient = VisitorClient & { fake: FakeControls<VisitorClient>; backend: FakeBackend };

/** The visitors' client in memory, holding to the same rules as the database. Give it a backend to share one. */
export function createFakeVisitorClient(from: FakeSeed | FakeBackend = {}): FakeVisitorClient {
  const backend = 'answered' in from ? from : createFakeBackend(from);
  return Object.assign(controlled(visitorClient(backend)), { backend });
}

function visitorClient(backend: FakeBackend): VisitorClient {
  return {
    bookings: {
      ...fakeSlots(backend),
      create: async (booking) => book(backend, booking),
      async sendConfirmation(id) {
        backend.mailed.add(id);
        return { state: 'sent' };
      },
      ...fakeLinks(backend),
    },
    messages: {
      async send(message) {
        refuseInvalid(newMessageSchema, message);
        if (message.website) return;
        backend.messages.push(message);
        backend.inbox = [receivedMessage(message), ...backend.inbox];
      },
    },
    posts: {
      list: async (filter) => published(backend, filter).map(({ content: _, ...summary }) => summary),
      tally: async () => published(backend, {}).map(({ category }) => ({ category })),
      bySlug: async (slug) => published(backend, {}).find((post) => post.slug === slug) ?? null,
      mentions: async (search) => fakeMentions(published(backend, search), search.words),
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
        if (!subscriber.website) backend.readers = withReader(backend.readers, subscriber.email);
      },
    },
    testimonials: {
      list: async () =>
        backend.testimonials
          .filter(({ isPublished = true }) => isPublished)
          .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
          .slice(0, 4),
    },
  };
}

function published(backend: FakeBackend, { category, isFeatured, limit }: PostFilter) {
  return backend.posts
    .filter(({ isPublished = true, publishedAt }) => isPublished && (publishedAt?.getTime() ?? 0) <= Date.now())
    .map(({ isPublished: _, publishedAt: __, ...post }): Post => post)
    .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
    .filter(
      (post) =>
        (!category || post.category === category) && (isFeatured === undefined || post.isFeatured === isFeatured),
    )
    .slice(0, limit);
}
