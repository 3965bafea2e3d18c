import type { DataConfig, Post, PostFilter, VisitorClient } from 'data-client';
import { controlled, type FakeControls } from './fake-controls';
import { createFakeBackend, type FakeBackend, type FakeSeed } from './fake-backend';
import { fakeBookings } from './fake-bookings';

type Requests = Omit<VisitorClient, 'config'>;

export type FakeVisitorClient = VisitorClient & { fake: FakeControls<Requests>; backend: FakeBackend };

/**
 * The visitors' client in memory. It keeps what is sent and applies none of the database's rules: a test says with `fake.fail`
 * how a request is rejected. Pass a backend to share one with an owner's client.
 */
export function createFakeVisitorClient(from: FakeSeed | FakeBackend = {}): FakeVisitorClient {
  const backend = 'messages' in from ? from : createFakeBackend(from);
  const config: DataConfig = { url: 'http://backend.test', key: 'test', embedUrl: 'https://embed.test' };
  return Object.assign(controlled(requests(backend)), { config, backend });
}

function requests(backend: FakeBackend): Requests {
  return {
    bookings: fakeBookings(backend),
    messages: {
      async send(message) {
        backend.messages.push(message);
      },
    },
    posts: {
      list: async (filter) => published(backend, filter).map(({ content: _, ...summary }) => summary),
      tally: async () => published(backend, {}).map(({ category }) => ({ category })),
      bySlug: async (slug) => published(backend, {}).find((post) => post.slug === slug) ?? null,
      mentions: async () => backend.mentions,
      async countView(slug) {
        backend.posts = backend.posts.map((post) => (post.slug === slug ? { ...post, views: post.views + 1 } : post));
      },
    },
    services: {
      list: async () => offered(backend),
      byId: async (id) => offered(backend).find((service) => service.id === id) ?? null,
    },
    settings: { read: async () => backend.settings },
    subscribers: {
      async subscribe(subscriber) {
        backend.subscribers.push(subscriber);
        return { hasMail: true };
      },
      async confirm(link) {
        const isKnown = backend.readers.some(({ id }) => id === link);
        const confirmedAt = new Date();
        backend.readers = backend.readers.map((reader) =>
          reader.id === link ? { ...reader, status: 'active', confirmedAt } : reader,
        );
        return isKnown;
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

const offered = ({ services }: FakeBackend) =>
  services
    .filter(({ archivedAt }) => !archivedAt)
    .toSorted((one, other) => one.position - other.position)
    .map((service) => ({ ...service, hasQuestions: service.questions.length > 0 }));

function published(backend: FakeBackend, { category, isFeatured, limit }: PostFilter) {
  return backend.posts
    .filter(({ isPublished = true }) => isPublished)
    .map(({ isPublished: _, publishedAt: __, ...post }): Post => post)
    .filter(
      (post) =>
        (!category || post.category === category) && (isFeatured === undefined || post.isFeatured === isFeatured),
    )
    .slice(0, limit);
}
