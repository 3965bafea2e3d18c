import { postStates, type OwnerPostSummary } from 'data-client/owner';
import { categoryNames, postCategories } from 'domain/post-categories';
import { truncate } from 'domain/truncate';
import type { ListFilter, ListWords } from '../list/list-words';
import type { RowWords } from '../list/use-row-changes';
import { isolated } from '../list/isolated';

export const categoryOptions = postCategories.map((id) => ({ id, label: categoryNames[id] }));

export const listWords: ListWords = {
  title: 'Blog Posts',
  lead: 'All your posts, including drafts.',
  many: 'posts',
  searchHint: 'Title or excerpt',
  nothing: 'No blog posts',
  nothingYet: 'You have no posts yet. Start with a title.',
};

export const stateFilter: ListFilter = {
  name: 'status',
  label: 'Filter by status',
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
  nameOf: ({ title }) => `“${isolated(title)}”`,
  detailOf: ({ title, isPublished }) => `“${title}” (${isPublished ? 'published' : 'draft'})`,
  changeAlert: 'Error updating post status',
};

const excerptLength = 100;

/** The excerpt, cut for the list. */
export const shortExcerpt = (excerpt: string) => truncate(excerpt, excerptLength, '...');

type Publication = Pick<OwnerPostSummary, 'isPublished' | 'publishedAt'>;

/** Publishing a post with a future date schedules it. */
export const isForLater = ({ publishedAt }: Pick<Publication, 'publishedAt'>) =>
  publishedAt !== null && publishedAt.getTime() > Date.now();

export const stateWord = (post: Publication) =>
  !post.isPublished ? 'Draft' : isForLater(post) ? 'Scheduled' : 'Published';
