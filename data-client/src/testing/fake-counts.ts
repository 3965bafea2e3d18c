import { DataError } from 'data-client';
import type { OwnerClient } from '../owner/index';
import type { FakeBackend } from './fake-backend';

export function fakeCounts(backend: FakeBackend): OwnerClient['counts'] {
  const whenSignedIn = (count: number) => {
    if (!backend.isSignedIn) throw new DataError('session-expired');
    return count;
  };
  return {
    activeSubscribers: async () => whenSignedIn(backend.readers.filter(({ status }) => status === 'active').length),
    publishedPosts: async () => whenSignedIn(backend.posts.filter(({ isPublished = true }) => isPublished).length),
  };
}
