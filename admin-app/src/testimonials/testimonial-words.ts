import { testimonialStates, type OwnerTestimonial } from 'data-client/owner';
import type { ListFilter, ListWords } from '../list/list-words';
import type { RowWords } from '../list/use-row-changes';
import { isolated } from '../list/isolated';

export const listWords: ListWords = {
  title: 'Testimonials',
  lead: 'The four newest published testimonials appear on the home page.',
  many: 'testimonials',
  searchHint: 'Name or text',
  nothing: 'No testimonials',
  nothingYet: 'You have no testimonials yet.',
};

export const stateFilter: ListFilter = {
  name: 'status',
  label: 'Filter by status',
  options: testimonialStates.map((id) => ({ id, label: id === 'published' ? 'Published' : 'Hidden' })),
};

export const testimonialOrders = [
  { id: 'newest', label: 'Newest first' },
  { id: 'rating', label: 'Highest rating first' },
  { id: 'name', label: 'Name, A to Z' },
];

export const rowWords: RowWords<OwnerTestimonial> = {
  one: 'testimonial',
  many: 'testimonials',
  nameOf: ({ name }) => `${isolated(name)}’s testimonial`,
  shortNameOf: ({ name }) => name,
  detailOf: ({ name, company }) => (company ? `${name}, ${company}` : name),
  changeAlert: 'Error updating testimonial status',
};
