import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { OwnerBooking } from '../bookings/owner-booking';
import type { Message } from '../messages/message';
import { useOwnerClient } from '../owner-provider';
import type { ListedPerson } from '../people/person';
import type { OwnerPostSummary } from '../posts/post-draft';
import type { OwnerService } from '../services/service-draft';
import type { Subscriber } from '../subscribers/subscriber';
import type { OwnerTestimonial } from '../testimonials/testimonial-draft';

/** The newest records of each kind that contain all words. `failed` lists the kinds that could not be searched. */
export type DashboardSearch = {
  people: ListedPerson[];
  bookings: OwnerBooking[];
  messages: Message[];
  services: OwnerService[];
  posts: OwnerPostSummary[];
  subscribers: Subscriber[];
  testimonials: OwnerTestimonial[];
  failed: string[];
};

const maxRows = 4;
/** Shorter words match nearly everything. */
const shortest = 2;

/** There are few services, so they are searched here. */
const named = (words: string) => (services: readonly OwnerService[]) => ({
  rows: services
    .filter(({ name }) => words.split(/\s+/).every((word) => name.toLowerCase().includes(word.toLowerCase())))
    .slice(0, maxRows),
});

/** Searches all of the owner's records. */
export function useDashboardSearch(words: string) {
  const client = useOwnerClient();
  const search = words.trim();
  return useQuery({
    queryKey: ['owner', 'dashboard-search', search],
    queryFn: async ({ signal }): Promise<DashboardSearch> => {
      const asked = { search, page: 1, pageSize: maxRows };
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
      const [people, bookings, messages, services, posts, subscribers, testimonials] = await Promise.all([
        rowsOf(
          'people',
          client.people.list({ search }, undefined, signal, maxRows).then((rows) => ({ rows })),
        ),
        rowsOf('bookings', client.bookings.list(asked, signal)),
        rowsOf('messages', client.messages.list(asked, signal)),
        rowsOf('services', client.services.list(signal).then(named(search))),
        rowsOf('posts', client.posts.list(asked, signal)),
        rowsOf('subscribers', client.subscribers.list(asked, signal)),
        rowsOf('testimonials', client.testimonials.list(asked, signal)),
      ]);
      return { people, bookings, messages, services, posts, subscribers, testimonials, failed };
    },
    enabled: search.length >= shortest,
    placeholderData: search.length >= shortest ? keepPreviousData : undefined,
    staleTime: 10_000,
  });
}
