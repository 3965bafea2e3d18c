import { DataError, dataOf, resultOf, toTestimonial, type RowOf } from 'data-client';
import { createRecords, newRow, insertOnce, type ListRequest } from '../list';
import { isAlready, seenUpdates, type SeenRow } from '../seen-rows';
import type { OwnerConnection } from '../connection';
import type { OwnerTestimonial, TestimonialDraft, testimonialSorts, testimonialStates } from './testimonial-draft';

/** Searches name, title, company and content. */
export type TestimonialFilter = ListRequest<(typeof testimonialSorts)[number]> & {
  status?: (typeof testimonialStates)[number];
};

/** `id`: chosen by the form, so that a repeated request creates no second testimonial. */
export type NewTestimonial = { id: string; draft: TestimonialDraft };

export type TestimonialSave = SeenRow & { draft: TestimonialDraft };

export type TestimonialChange = SeenRow & { change: { isPublished: boolean } | { isFeatured: boolean } };

const table = 'testimonials_la2024';
const refusals = {
  gone: 'This testimonial no longer exists.',
  conflict: 'This testimonial was changed somewhere else in the meantime.',
};

export function createOwnerTestimonialRequests(connection: OwnerConnection) {
  const records = createRecords<typeof table, OwnerTestimonial, TestimonialFilter>(connection, {
    table,
    searched: ['name', 'title', 'company', 'content'],
    orders: {
      newest: [['created_at', 'descending']],
      rating: [
        ['rating', 'descending'],
        ['created_at', 'descending'],
      ],
      name: [['name', 'ascending']],
    },
    where: (request, { status }) => (status ? request.eq('is_published', status === 'published') : request),
    toItem: toOwnerTestimonial,
    gone: refusals.gone,
  });
  const spec = { table, toItem: toOwnerTestimonial, refusals } as const;
  const update = seenUpdates(connection.supabase, spec, records.byId);

  return {
    ...records,
    /** Rejects with `conflict` if it exists. */
    async create({ id, draft }: NewTestimonial): Promise<OwnerTestimonial> {
      const request = connection.supabase.from(table).upsert({ id, ...toColumns(draft) }, insertOnce);
      return toOwnerTestimonial(newRow(await dataOf(request.select('*'))));
    },
    /** Rejects with `conflict` if it was changed since `revision`. */
    save: ({ draft, ...seen }: TestimonialSave) => update(seen, toColumns(draft)),
    /** Rejects with `conflict` if it was changed since `revision`, unless it already is as wanted. */
    change({ change, ...seen }: TestimonialChange): Promise<OwnerTestimonial> {
      const columns =
        'isPublished' in change ? { is_published: change.isPublished } : { is_featured: change.isFeatured };
      return update(seen, { ...columns, updated_at: new Date().toISOString() }, (now) => isAlready(now, change));
    },
    /** With one decimal; null if there is no testimonial. */
    async averageRating(signal?: AbortSignal): Promise<number | null> {
      const { data: rating } = await resultOf<number | null>(connection.supabase.rpc('testimonial_rating'), signal);
      if (rating === null) return null;
      // A proxy’s answer would become NaN or zero.
      if (typeof rating === 'object') throw new DataError('server', { cause: rating });
      // The embedded backend returns whole numbers as text, such as 4.0.
      return Number(rating);
    },
  };
}

const toOwnerTestimonial = (row: RowOf<typeof table>): OwnerTestimonial => ({
  ...toTestimonial(row),
  hasPictureConsent: row.has_picture_consent,
  isPublished: row.is_published,
  revision: row.updated_at,
});

const toColumns = ({ imageUrl, hasPictureConsent, ...draft }: TestimonialDraft) => ({
  ...draft,
  image_url: imageUrl,
  // Consent belongs to a picture; it is not kept for a later one.
  has_picture_consent: hasPictureConsent && imageUrl !== '',
  updated_at: new Date().toISOString(),
});
