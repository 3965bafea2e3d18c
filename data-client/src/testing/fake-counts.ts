import type { OwnerClient } from '../owner/index';
import type { FakeBackend } from './fake-backend';

export function fakeCounts(backend: FakeBackend): OwnerClient['counts'] {
  return {
    activeSubscribers: async () => backend.readers.filter(({ status }) => status === 'active').length,
    publishedPosts: async () => backend.posts.filter(({ isPublished = true }) => isPublished).length,
  };
}
