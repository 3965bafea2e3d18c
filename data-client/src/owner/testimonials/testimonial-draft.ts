import { fieldErrors } from 'data-client';
import type { FieldErrors, Testimonial } from 'data-client';
import * as v from 'valibot';
import { imageAddress } from '../posts/post-draft';

/** What a client says, as the owner sees it: withdrawn ones too. */
export type OwnerTestimonial = Omit<Testimonial, 'isSample'> & { isPublished: boolean; revision: string };

/** What the owner fills in. */
export type TestimonialDraft = Pick<OwnerTestimonial, 'name' | 'title' | 'company' | 'rating' | 'content' | 'imageUrl'>;

export const emptyTestimonial: TestimonialDraft = {
  name: '',
  title: '',
  company: '',
  rating: 5,
  content: '',
  imageUrl: '',
};

const atMost = (max: number, what: string) =>
  v.check((text: string) => Array.from(text).length <= max, `Please keep the ${what} to ${max} characters.`);

const required = (max: number, what: string) =>
  v.pipe(
    v.string(),
    atMost(max, what),
    v.check((text) => text.trim() !== '', `Please enter the ${what}.`),
  );

const schema = v.object({
  name: required(120, 'name'),
  title: required(120, 'title'),
  company: v.pipe(v.string(), atMost(120, 'company')),
  rating: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
  content: required(5000, 'content'),
  imageUrl: imageAddress,
});

/** What will not be accepted, by field. */
export const testimonialProblems = (draft: TestimonialDraft): FieldErrors<TestimonialDraft> =>
  fieldErrors(schema, draft);
