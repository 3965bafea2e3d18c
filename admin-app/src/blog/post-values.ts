import { draftOf, slugOf, type OwnerPost, type PostDraft } from 'data-client/owner';
import type { CoachTime } from '../dashboard/coach-time';
import { openJournal } from '../form/writing/journal';

/**
 * The form's values. The slug of a draft follows its title until it is set by hand; a published post keeps its slug.
 */
export function valuesOf(post: OwnerPost): PostDraft {
  const draft = draftOf(post);
  const follows = !post.isPublished && post.slug === slugOf(post.title);
  return follows ? { ...draft, slug: '' } : draft;
}

/** The values to save. */
export const sendable = (values: PostDraft): PostDraft => ({
  ...values,
  slug: values.slug.trim() === '' ? slugOf(values.title) : values.slug.trim(),
  featuredImage: values.featuredImage.trim(),
});

/** The copy of a post in this browser. JSON has dates as strings. */
export const journalOf = (id: string) =>
  openJournal<PostDraft>(`post:${id}`, (values) => ({
    ...values,
    publishedAt: values.publishedAt === null ? null : new Date(values.publishedAt),
  }));

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

/** The fields in which two versions differ. */
export function differencesOf(mine: PostDraft, theirs: PostDraft, { moment }: CoachTime): Difference[] {
  const wordsOf = (value: PostDraft[PostField]) => (value instanceof Date ? moment(value) : (value ?? ''));
  return (Object.keys(labels) as PostField[]).flatMap((field) => {
    const [one, other] = [wordsOf(mine[field]), wordsOf(theirs[field])];
    return one === other ? [] : [{ field, label: labels[field], ...changedParts(one, other) }];
  });
}

const around = 60;

/** The differing part of two long texts, with some context. */
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
