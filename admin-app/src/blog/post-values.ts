import { draftOf, slugOf } from 'data-client/owner';
import type { OwnerPost, PostDraft } from 'data-client/owner';

/**
 * What stands in the form. The address of a draft follows its title until somebody gives it one of its own: readers may
 * know that of a published post.
 */
export function valuesOf(post: OwnerPost): PostDraft {
  const draft = draftOf(post);
  const follows = !post.isPublished && post.slug === slugOf(post.title);
  return follows ? { ...draft, slug: '' } : draft;
}

/** What is saved of it. */
export const sendable = (values: PostDraft): PostDraft => ({
  ...values,
  slug: values.slug.trim() === '' ? slugOf(values.title) : values.slug.trim(),
  featuredImage: values.featuredImage.trim(),
});

/** A journal holds text: what is no text is made anew. */
export const reviveValues = (values: PostDraft): PostDraft => ({
  ...values,
  publishedAt: values.publishedAt === null ? null : new Date(values.publishedAt),
});

const labels = {
  title: 'Title',
  slug: 'Slug',
  category: 'Category',
  excerpt: 'Excerpt',
  content: 'Content',
  author: 'Author',
  featuredImage: 'Featured Image URL',
  featuredImageAlt: 'Alternative text',
  readTime: 'Read Time',
  publishedAt: 'Publish date',
} as const satisfies Record<keyof PostDraft, string>;

export type PostField = keyof PostDraft;

export type Difference = { field: PostField; label: string; mine: string; theirs: string };

const wordsOf = (value: PostDraft[PostField]) =>
  value instanceof Date ? value.toLocaleString('en-US') : (value ?? '');

/** Where two versions of a text are not the same. */
export function differencesOf(mine: PostDraft, theirs: PostDraft): Difference[] {
  return (Object.keys(labels) as PostField[]).flatMap((field) => {
    const [one, other] = [wordsOf(mine[field]), wordsOf(theirs[field])];
    return one === other ? [] : [{ field, label: labels[field], ...changedParts(one, other) }];
  });
}

const around = 60;

/** Of two long texts, what is not the same, with a little of what surrounds it. */
function changedParts(mine: string, theirs: string): { mine: string; theirs: string } {
  const shortest = Math.min(mine.length, theirs.length);
  let start = 0;
  while (start < shortest && mine[start] === theirs[start]) start += 1;
  let end = 0;
  while (end < shortest - start && mine.at(-1 - end) === theirs.at(-1 - end)) end += 1;
  const part = (text: string) => {
    const [from, to] = [start - around, text.length - end + around];
    return `${from > 0 ? '…' : ''}${text.slice(Math.max(0, from), to)}${to < text.length ? '…' : ''}`;
  };
  return { mine: part(mine), theirs: part(theirs) };
}
