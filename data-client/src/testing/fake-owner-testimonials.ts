import { DataError } from 'data-client';
import type { OwnerClient, OwnerTestimonial, TestimonialFilter } from '../owner/index';
import type { FakeBackend, StoredTestimonial } from './fake-backend';
import { fakeRecords, requireSeen } from './fake-records';

const toOwnerTestimonial = ({ isPublished = true, revision = '1', ...said }: StoredTestimonial): OwnerTestimonial => ({
  hasPictureConsent: said.imageUrl !== '',
  ...said,
  isPublished,
  revision,
});

export function fakeOwnerTestimonials(backend: FakeBackend): OwnerClient['testimonials'] {
  const { requests, found, change } = fakeRecords<OwnerTestimonial, TestimonialFilter>({
    rows: () => backend.testimonials.map(toOwnerTestimonial),
    keep: (rows) => (backend.testimonials = rows),
    isWanted: (said, { status }) => !status || said.isPublished === (status === 'published'),
    gone: 'This testimonial no longer exists.',
  });
  const keep = (before: OwnerTestimonial, values: Partial<OwnerTestimonial>) =>
    change(before.id, { ...values, revision: String(Number(before.revision) + 1) });
  return {
    ...requests,
    async create({ id, draft }) {
      if (await requests.byId(id)) throw new DataError('conflict');
      const said = toOwnerTestimonial({ ...draft, id, isFeatured: false, createdAt: new Date() });
      backend.testimonials = [...backend.testimonials, said];
      return said;
    },
    async save({ id, revision, draft }) {
      const before = found(id);
      requireSeen(before, revision, 'testimonial');
      return keep(before, draft);
    },
    async change({ id, revision, change: values }) {
      const before = found(id);
      requireSeen(before, revision, 'testimonial');
      return keep(before, values);
    },
    async averageRating() {
      const ratings = backend.testimonials.map(({ rating }) => rating);
      return ratings.length > 0 ? ratings.reduce((sum, rating) => sum + rating) / ratings.length : null;
    },
  };
}
