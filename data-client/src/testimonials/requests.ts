import type { DatabaseClient, RowOf } from '../connection/database';
import { rowsOf } from '../connection/request';
import { parseTimestamp } from '../connection/timestamp';

type TestimonialRow = Omit<RowOf<'testimonials_la2024'>, 'has_picture_consent' | 'is_published' | 'updated_at'>;

/** The number on the landing page. */
const testimonialsShown = 4;

const columns = 'id,name,title,company,content,rating,image_url,is_featured,created_at';

export function createTestimonialRequests(db: DatabaseClient) {
  return {
    async list(signal?: AbortSignal): Promise<Testimonial[]> {
      const published = db.from('testimonials_la2024').select(columns).eq('is_published', true);
      const newest = published.order('created_at', { ascending: false }).order('id').limit(testimonialsShown);
      return (await rowsOf(newest, signal)).map(toTestimonial);
    },
  };
}

export const toTestimonial = (row: TestimonialRow) => ({
  id: row.id,
  name: row.name,
  title: row.title,
  company: row.company,
  content: row.content,
  rating: row.rating,
  imageUrl: row.image_url,
  isFeatured: row.is_featured,
  createdAt: parseTimestamp(row.created_at),
});

/** A client's testimonial. `isSample`: built in, and to be labeled as a sample. */
export type Testimonial = ReturnType<typeof toTestimonial> & { isSample?: true };
