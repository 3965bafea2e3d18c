import { postCategories } from 'data-client';
import type { PostCategory } from 'data-client';
import { postStates } from 'data-client/owner';
import type { OwnerPostSummary } from 'data-client/owner';
import { beginningOf } from '../desk-list/beginning-of';
import type { DeskListFilter, DeskListWords } from '../desk-list/desk-list';
import type { RowWords } from '../desk-list/use-row-changes';

export const categoryWords: Record<PostCategory, string> = {
  leadership: 'Leadership',
  coaching: 'Coaching',
  transformation: 'Transformation',
  business: 'Business',
  'personal-growth': 'Personal Growth',
};

export const categoryOptions = postCategories.map((id) => ({ id, label: categoryWords[id] }));

export const listWords: DeskListWords = {
  title: 'Blog Posts',
  lead: 'Everything you have written, drafts too.',
  many: 'posts',
  searchHint: 'Title or excerpt',
  nothing: 'No blog posts',
  nothingYet: 'Nothing has been written yet. Begin with a title; the rest can wait.',
};

export const stateFilter: DeskListFilter = {
  name: 'status',
  label: 'Filter by state',
  options: postStates.map((id) => ({ id, label: id === 'published' ? 'Published' : 'Draft' })),
};

export const postOrders = [
  { id: 'newest', label: 'Newest first' },
  { id: 'title', label: 'Title, A to Z' },
  { id: 'views', label: 'Most viewed first' },
];

export const rowWords: RowWords<OwnerPostSummary> = {
  one: 'post',
  many: 'posts',
  nameOf: ({ title }) => `“${title}”`,
  detailOf: ({ title, isPublished }) => `“${title}”${isPublished ? ', which visitors can read' : ', a draft'}`,
  changeAlert: 'Error updating post status',
};

const excerptLength = 100;

/** As much of an excerpt as a list shows. */
export const shortExcerpt = (excerpt: string) => beginningOf(excerpt, excerptLength, '...');

const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

export const dayOf = (date: Date) => dayFormat.format(date);

/** Published, but its day is still to come. */
export const isWaiting = ({ isPublished, publishedAt }: Pick<OwnerPostSummary, 'isPublished' | 'publishedAt'>) =>
  isPublished && publishedAt !== null && publishedAt.getTime() > Date.now();
