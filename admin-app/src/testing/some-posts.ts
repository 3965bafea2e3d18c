import type { OwnerPostSummary, OwnerTestimonial } from 'data-client/owner';
import { aPost, aTestimonial } from 'data-client/testing';
import { dayMs } from 'domain/dates';

const titles = [
  'The Meeting After the Meeting',
  'Five Questions That Change the Room',
  'Rest Is a Leadership Skill',
  'A Strategy Fits on One Page',
];

const categories = ['leadership', 'coaching', 'transformation', 'personal-growth'] as const;

/** Posts in all states, newest first. */
export const somePosts = (): OwnerPostSummary[] =>
  titles.map((title, index) => {
    const { content: _, ...post } = aPost({ title, category: categories[index], views: index * 731 });
    const createdAt = new Date(Date.UTC(2026, 10, 20) - index * 9 * dayMs);
    return {
      ...post,
      createdAt,
      featuredImageAlt: '',
      isFeatured: index === 1,
      isPublished: index !== 0,
      publishedAt: index === 0 ? null : createdAt,
      revision: String(index),
    };
  });

const people = ['Priya Raman', 'Tomas Lindqvist', 'Salma Haddad'];

/** Testimonials, one of them unpublished. */
export const someTestimonials = (): OwnerTestimonial[] =>
  people.map((name, index) => ({
    ...aTestimonial({ name, rating: 5 - index, isFeatured: index === 1 }),
    hasPictureConsent: false,
    isPublished: index !== 2,
    revision: '1',
  }));
