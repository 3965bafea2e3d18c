import { fieldErrors, type FieldErrors, type Testimonial } from 'data-client';
import * as v from 'valibot';
import { imageAddress } from '../posts/post-draft';
import { optionalText, requiredText } from '../text-rules';

export const testimonialSorts = ['newest', 'rating', 'name'] as const;
export const testimonialStates = ['published', 'hidden'] as const;

/** A testimonial as the owner sees it, published or not. */
export type OwnerTestimonial = Omit<Testimonial, 'isSample'> & {
  /** Whether the client agreed to the picture. A picture cannot be saved without. */
  hasPictureConsent: boolean;
  isPublished: boolean;
  revision: string;
};

export const emptyTestimonial: TestimonialDraft = {
  name: '',
  title: '',
  company: '',
  rating: 5,
  content: '',
  imageUrl: '',
  hasPictureConsent: false,
};

const texts = v.object({
  name: requiredText(120, 'name', 'enter'),
  title: requiredText(120, 'title', 'enter'),
  company: optionalText(120, 'company'),
  rating: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
  content: requiredText(5000, 'content', 'enter'),
  imageUrl: imageAddress,
  hasPictureConsent: v.boolean(),
});

/** The editable part of a testimonial. */
export type TestimonialDraft = v.InferOutput<typeof texts>;

const schema = v.pipe(
  texts,
  v.forward(
    v.check(
      ({ imageUrl, hasPictureConsent }) => imageUrl === '' || hasPictureConsent,
      'Please confirm the consent, or remove the photo.',
    ),
    ['hasPictureConsent'],
  ),
);

/** Validation errors, by field. */
export const testimonialProblems = (draft: TestimonialDraft): FieldErrors<TestimonialDraft> =>
  fieldErrors(schema, draft);
