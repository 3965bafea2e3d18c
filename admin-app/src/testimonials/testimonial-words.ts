import { testimonialStates } from 'data-client/owner';
import type { OwnerTestimonial } from 'data-client/owner';
import { beginningOf } from '../desk-list/beginning-of';
import type { DeskListFilter, DeskListWords } from '../desk-list/desk-list';
import type { RowWords } from '../desk-list/use-row-changes';

export const listWords: DeskListWords = {
  title: 'Testimonials',
  lead: 'What clients say. The four newest published ones stand on the landing page.',
  many: 'testimonials',
  searchHint: 'Name or words',
  nothing: 'No testimonials',
  nothingYet: 'Nobody has been quoted yet.',
};

export const stateFilter: DeskListFilter = {
  name: 'status',
  label: 'Filter by state',
  options: testimonialStates.map((id) => ({ id, label: id === 'published' ? 'Published' : 'Hidden' })),
};

export const testimonialOrders = [
  { id: 'newest', label: 'Newest first' },
  { id: 'rating', label: 'Best rating first' },
  { id: 'name', label: 'Name, A to Z' },
];

export const rowWords: RowWords<OwnerTestimonial> = {
  one: 'testimonial',
  many: 'testimonials',
  nameOf: ({ name }) => `The testimonial of ${name}`,
  detailOf: ({ name, company }) => `What ${name}${company ? ` of ${company}` : ''} says`,
  changeAlert: 'Error updating testimonial status',
};

/** Within a sentence: `Feature the testimonial of Priya Raman`. */
export const whose = ({ name }: OwnerTestimonial) => `the testimonial of ${name}`;

/** In the address, where an id stands otherwise. */
export const newTestimonialId = 'new';

const shownLength = 100;

export const shortWords = (content: string) => beginningOf(content, shownLength, '...');
