import { fieldErrors, postCategories } from 'data-client';
import type { FieldErrors, Post } from 'data-client';
import * as v from 'valibot';
import { atMost, optionalText, requiredText } from '../text-rules';

/** An article as the owner sees it: drafts too, and with what marks this state of it. */
export type OwnerPost = OwnerPostSummary & { content: string };

export type OwnerPostSummary = Omit<Post, 'content' | 'isSample'> & {
  featuredImageAlt: string;
  isPublished: boolean;
  /** The day it carries; null for a draft whose day is the one it is published on. */
  publishedAt: Date | null;
  /** Changes with every edit: a save that names another one meets a conflict. */
  revision: string;
};

/** What the owner writes. */
export type PostDraft = Pick<
  OwnerPost,
  | 'title'
  | 'slug'
  | 'category'
  | 'excerpt'
  | 'content'
  | 'author'
  | 'featuredImage'
  | 'featuredImageAlt'
  | 'readTime'
  | 'publishedAt'
>;

const postLimits = {
  title: 200,
  slug: 120,
  excerpt: 1000,
  content: 200_000,
  author: 120,
  alt: 300,
  readTime: 40,
};

const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** As the database takes them: on this site, or on the web. */
const webAddressPattern = /^(\/([^/\s"'<>\\][^\s"'<>\\]*)?|https?:\/\/[^/\s"'<>\\][^\s"'<>\\]*)$/i;

export const imageAddress = v.pipe(
  v.string(),
  v.check(
    (text) => text === '' || (text.length <= 2048 && webAddressPattern.test(text)),
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
      'Please use small letters, digits and single hyphens, as in "the-first-hour".',
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

// What is missing can still come; what the database would refuse cannot be kept.
const missing = /^Please write the (excerpt|content)\.$/;

/** What stands between a text and its readers, by field. */
export const postProblems = (draft: PostDraft): FieldErrors<PostDraft> => fieldErrors(schema, draft);

/** What stands between a text and being kept as a draft, by field. */
export function draftProblems(draft: PostDraft): FieldErrors<PostDraft> {
  const problems = Object.entries(postProblems(draft)).filter(([, sentence]) => !missing.test(sentence));
  return Object.fromEntries(problems);
}

/**
 * The address of a title: small letters, digits and single hyphens. Letters with accents lose them, everything else is
 * dropped.
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
