import { subscriberFilters, type Subscriber, type SubscriberStatus } from 'data-client/owner';
import type { BadgeTone } from 'shared-ui';
import { sentenceCase } from '../list/sentence-case';
import type { ListFilter, ListWords } from '../list/list-words';
import type { RowWords } from '../list/use-row-changes';

export const statusWords: Record<SubscriberStatus, string> = { active: 'Active', unsubscribed: 'Unsubscribed' };

/** An unknown status is gray. */
export const toneOf = (status: string): BadgeTone =>
  ({ active: 'success', unsubscribed: 'danger' } as Record<string, BadgeTone>)[status] ?? 'neutral';

/** `blog-footer` → `Blog footer`; `Website` without a source. */
export const sourceWords = (source: string) => sentenceCase(source.trim()) || 'Website';

export const listWords: ListWords = {
  title: 'Newsletter',
  lead: 'Your subscribers, growth and campaigns.',
  many: 'subscribers',
  searchHint: 'Email or source',
  nothingYet: 'No newsletter subscribers yet.',
};

export const statusFilter: ListFilter = {
  name: 'status',
  label: 'Filter by status',
  allLabel: 'All Subscribers',
  options: subscriberFilters.map((id) => ({ id, label: id === 'unconfirmed' ? 'Unconfirmed' : statusWords[id] })),
};

export const subscriberOrders = [
  { id: 'newest', label: 'Newest first' },
  { id: 'oldest', label: 'Oldest first' },
  { id: 'email', label: 'Email, A to Z' },
];

export const rowWords: RowWords<Subscriber> = {
  one: 'subscriber',
  many: 'subscribers',
  nameOf: ({ email }) => email,
  changeAlert: 'Error updating subscriber status',
};
