import type { Gateway, RowOf } from '../connection/gateway';
import { parseTimestamp } from '../connection/timestamp';
import { testimonialsShown } from './testimonial';
import type { Testimonial } from './testimonial';

type TestimonialRow = Omit<RowOf<'testimonials_la2024'>, 'is_published' | 'updated_at'>;

const columns = 'id,name,title,company,content,rating,image_url,is_featured,created_at';

export type TestimonialRequests = { list(signal?: AbortSignal): Promise<Testimonial[]> };

export function createTestimonialRequests({ config, rows }: Gateway): TestimonialRequests {
  return {
    async list(signal) {
      const published = `${config.url}/rest/v1/testimonials_la2024?is_published=eq.true&select=${columns}`;
      const address = `${published}&order=created_at.desc,id.asc&limit=${testimonialsShown}`;
      return (await rows<TestimonialRow>(address, signal)).map(toTestimonial);
    },
  };
}

function toTestimonial(row: TestimonialRow): Testimonial {
  return {
    id: row.id,
    name: row.name,
    title: row.title,
    company: row.company,
    content: row.content,
    rating: row.rating,
    imageUrl: row.image_url,
    isFeatured: row.is_featured,
    createdAt: parseTimestamp(row.created_at),
  };
}
