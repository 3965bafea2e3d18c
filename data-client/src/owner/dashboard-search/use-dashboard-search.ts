import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { OwnerBooking } from '../bookings/owner-booking';
import type { Message } from '../messages/message';
import { useOwnerClient } from '../owner-provider';
import type { OwnerPostSummary } from '../posts/post-draft';
import type { Subscriber } from '../subscribers/subscriber';
import type { OwnerTestimonial } from '../testimonials/testimonial-draft';

/** The newest records of each kind that contain all words. `failed` lists the kinds that could not be searched. */
export type DashboardSearch = {
  bookings: OwnerBooking[];
  messages: Message[];
  posts: OwnerPostSummary[];
  subscribers: Subscriber[];
  testimonials: OwnerTestimonial[];
  failed: string[];
};

const most = 4;
/** Shorter words match nearly everything. */
const shortest = 2;

/** Searches all of the owner's records. */
export function useDashboardSearch(words: string) {
  const client = useOwnerClient();
  const search = words.trim();
  return useQuery({
    queryKey: ['owner', 'dashboard-search', search],
    queryFn: async ({ signal }): Promise<DashboardSearch> => {
      const asked = { search, page: 1, pageSize: most };
      const failed: string[] = [];
      const rowsOf = async <Row>(kind: string, page: Promise<{ rows: Row[] }>) => {
        try {
          return (await page).rows;
        } catch (error) {
          if (signal.aborted) throw error;
          failed.push(kind);
          return [];
        }
      };
      const [bookings, messages, posts, subscribers, testimonials] = await Promise.all([
        rowsOf('bookings', client.bookings.list(asked, signal)),
        rowsOf('messages', client.messages.list(asked, signal)),
        rowsOf('posts', client.posts.list(asked, signal)),
        rowsOf('subscribers', client.subscribers.list(asked, signal)),
        rowsOf('testimonials', client.testimonials.list(asked, signal)),
      ]);
      return { bookings, messages, posts, subscribers, testimonials, failed };
    },
    enabled: search.length >= shortest,
    placeholderData: search.length >= shortest ? keepPreviousData : undefined,
    staleTime: 10_000,
  });
}
