import { resultOf } from 'data-client';
import type { OwnerConnection } from '../connection';

/** Totals for the overview. */
export type CountRequests = {
  activeSubscribers(signal?: AbortSignal): Promise<number>;
  publishedPosts(signal?: AbortSignal): Promise<number>;
};

const counted = { count: 'exact', head: true } as const;

export function createCountRequests({ supabase }: OwnerConnection): CountRequests {
  return {
    async activeSubscribers(signal) {
      const request = supabase.from('newsletter_subscribers_la2024').select('id', counted).eq('status', 'active');
      return (await resultOf(request, signal)).count;
    },
    async publishedPosts(signal) {
      const request = supabase.from('blog_posts_la2024').select('id', counted).eq('is_published', true);
      return (await resultOf(request, signal)).count;
    },
  };
}
