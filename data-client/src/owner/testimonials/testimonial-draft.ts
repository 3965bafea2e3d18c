import { fieldErrors } from 'data-client';
import type { FieldErrors, Testimonial } from 'data-client';
import * as v from 'valibot';
import { imageAddress } from '../posts/post-draft';
import { optionalText, requiredText } from '../text-rules';

/** A testimonial as the owner sees it, published or not. */
export type OwnerTestimonial = Omit<Testimonial, 'isSample'> & { isPublished: boolean; revision: string };

/** The editable part of a testimonial. */
export type TestimonialDraft = Pick<OwnerTestimonial, 'name' | 'title' | 'company' | 'rating' | 'content' | 'imageUrl'>;

export const emptyTestimonial: TestimonialDraft = {
  name: '',
  title: '',
  company: '',
  rating: 5,
  content: '',
  imageUrl: '',
};

const schema = v.object({
  name: requiredText(120, 'name', 'enter'),
  title: requiredText(120, 'title', 'enter'),
  company: optionalText(120, 'company'),
  rating: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
  content: requiredText(5000, 'content', 'enter'),
  imageUrl: imageAddress,
});

/** Validation errors, by field. */
export const testimonialProblems = (draft: TestimonialDraft): FieldErrors<TestimonialDraft> =>
  fieldErrors(schema, draft);
