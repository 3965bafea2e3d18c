import { fieldErrors, type FieldErrors, type Post } from 'data-client';
import { postCategories } from 'domain/post-categories';
import { isWebAddress } from 'domain/web-address';
import * as v from 'valibot';
import { atMost, optionalText, requiredText } from '../text-rules';

export const postSorts = ['newest', 'title', 'views'] as const;
export const postStates = ['published', 'draft'] as const;

/** An article as the owner sees it, published or not. */
export type OwnerPost = OwnerPostSummary & { content: string };

export type OwnerPostSummary = Omit<Post, 'content' | 'isSample'> & {
  featuredImageAlt: string;
  isPublished: boolean;
  /** The publication date; null for a draft that gets it when it is published. */
  publishedAt: Date | null;
  /** Changes with every edit. Saving an outdated revision is a conflict. */
  revision: string;
};

const postLimits = { title: 200, slug: 120, excerpt: 1000, content: 200_000, author: 120, alt: 300, readTime: 40 };

const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export const imageAddress = v.pipe(
  v.string(),
  v.check(
    (text) => text === '' || (text.length <= 2048 && isWebAddress(text)),
    'Please enter an address like https://example.com/image.jpg, or upload an image.',
  ),
);

const schema = v.object({
  title: requiredText(postLimits.title, 'title', 'write'),
  slug: v.pipe(
    v.string(),
    atMost(postLimits.slug, 'address'),
    v.check(
      (text) => slugPattern.test(text),
      'Please use lowercase letters, digits and single hyphens, as in "the-first-hour".',
    ),
  ),
  category: v.picklist(postCategories),
  excerpt: requiredText(postLimits.excerpt, 'excerpt', 'write'),
  content: requiredText(postLimits.content, 'content', 'write'),
  author: optionalText(postLimits.author, 'author'),
  featuredImage: imageAddress,
  featuredImageAlt: optionalText(postLimits.alt, 'alternative text'),
  readTime: optionalText(postLimits.readTime, 'read time'),
  publishedAt: v.nullable(v.date()),
});

/** The editable part of an article. */
export type PostDraft = v.InferOutput<typeof schema>;

// A draft may be incomplete, but not invalid for the database.
const missing = /^Please write the (excerpt|content)\.$/;

/** Validation errors that block publishing, by field. */
export const postProblems = (draft: PostDraft): FieldErrors<PostDraft> => fieldErrors(schema, draft);

/** Validation errors that block saving a draft, by field. */
export function draftProblems(draft: PostDraft): FieldErrors<PostDraft> {
  const problems = Object.entries(postProblems(draft)).filter(([, sentence]) => !missing.test(sentence));
  return Object.fromEntries(problems);
}

/**
 * Builds a slug from a title: lowercase letters, digits and single hyphens. Accents are removed, other characters dropped.
 */
export function slugOf(title: string): string {
  return title
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9\s-]/g, '')
    .replace(/[\s-]+/g, '-')
    .slice(0, postLimits.slug + 1)
    .replace(/^-+/, '')
    .slice(0, postLimits.slug)
    .replace(/-+$/, '');
}
