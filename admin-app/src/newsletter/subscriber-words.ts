import { subscriberStatuses, type Subscriber, type SubscriberStatus } from 'data-client/owner';
import type { BadgeTone } from 'shared-ui';
import type { DeskListFilter, DeskListWords } from '../desk-list/desk-list';
import type { RowWords } from '../desk-list/use-row-changes';

export const statusWords: Record<SubscriberStatus, string> = { active: 'Active', unsubscribed: 'Unsubscribed' };

/** A status nobody has told us of stays grey. */
export const toneOf = (status: string): BadgeTone =>
  ({ active: 'success', unsubscribed: 'danger' } as Record<string, BadgeTone>)[status] ?? 'neutral';

/** `blog-footer` → `Blog footer`; nobody said where: the website. */
export function sourceWords(source: string): string {
  const words = source.trim().replaceAll('-', ' ');
  return words ? words.charAt(0).toUpperCase() + words.slice(1) : 'Website';
}

export const listWords: DeskListWords = {
  title: 'Newsletter',
  lead: 'Who reads it, how it grows, and what you send.',
  many: 'subscribers',
  searchHint: 'Email or source',
  nothingYet: 'No newsletter subscribers yet.',
};

export const statusFilter: DeskListFilter = {
  name: 'status',
  label: 'Filter by status',
  allLabel: 'All Subscribers',
  options: subscriberStatuses.map((id) => ({ id, label: statusWords[id] })),
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
