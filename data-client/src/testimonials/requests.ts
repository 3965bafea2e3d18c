import { dataOf } from '../connection/gateway';
import type { Gateway } from '../connection/gateway';
import { parseTimestamp } from '../connection/timestamp';
import { testimonialsShown } from './testimonial';
import type { Testimonial } from './testimonial';

type TestimonialRow = {
  id: string;
  name: string;
  title: string;
  company: string | null;
  content: string;
  rating: number;
  image_url: string | null;
  is_featured: boolean;
  created_at: string;
};

const columns = 'id,name,title,company,content,rating,image_url,is_featured,created_at';

export type TestimonialRequests = { list(signal?: AbortSignal): Promise<Testimonial[]> };

export function createTestimonialRequests({ rest }: Gateway): TestimonialRequests {
  return {
    async list(signal = new AbortController().signal) {
      const request = rest.from('testimonials_la2024').select(columns).eq('is_published', true);
      const rows = await dataOf(
        request.order('created_at', { ascending: false }).order('id').limit(testimonialsShown).abortSignal(signal).overrideTypes<TestimonialRow[], { merge: false }>(),
      );
      return rows.map(toTestimonial);
    },
  };
}

function toTestimonial(row: TestimonialRow): Testimonial {
  return {
    id: row.id,
    name: row.name,
    title: row.title,
    company: row.company ?? '',
    content: row.content,
    rating: row.rating,
    imageUrl: row.image_url ?? '',
    isFeatured: row.is_featured,
    createdAt: parseTimestamp(row.created_at),
  };
}
