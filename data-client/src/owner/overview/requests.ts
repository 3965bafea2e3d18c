import type { OwnerGateway } from '../owner-gateway';
import { resultOf, until } from '../table-requests';

/** How many there are of what the overview only counts. */
export type CountRequests = {
  activeSubscribers(signal?: AbortSignal): Promise<number>;
  publishedPosts(signal?: AbortSignal): Promise<number>;
};

const counted = { count: 'exact', head: true } as const;

export function createCountRequests({ rest }: OwnerGateway): CountRequests {
  return {
    async activeSubscribers(signal) {
      const request = rest.from('newsletter_subscribers_la2024').select('id', counted).eq('status', 'active');
      return (await resultOf(until(signal, request))).count;
    },
    async publishedPosts(signal) {
      const request = rest.from('blog_posts_la2024').select('id', counted).eq('is_published', true);
      return (await resultOf(until(signal, request))).count;
    },
  };
}
