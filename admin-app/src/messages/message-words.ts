import { messageStatuses, type Message, type MessageStatus } from 'data-client/owner';
import type { BadgeTone } from 'shared-ui';
import type { ListFilter, ListWords } from '../list/list-words';
import type { RowWords } from '../list/use-row-changes';
import { isolated } from '../list/isolated';

export const statusWords: Record<MessageStatus, string> = { unread: 'Unread', read: 'Read', replied: 'Replied' };

export const statusTones: Record<MessageStatus, BadgeTone> = { unread: 'warning', read: 'neutral', replied: 'success' };

export const listWords: ListWords = {
  title: 'Contact Messages',
  lead: 'Messages from the contact form.',
  many: 'messages',
  searchHint: 'Name, email or text',
  nothingYet: 'No messages have been received yet.',
};

export const statusFilter: ListFilter = {
  name: 'status',
  label: 'Filter by status',
  options: messageStatuses.map((id) => ({ id, label: statusWords[id] })),
};

export const messageOrders = [
  { id: 'newest', label: 'Newest first' },
  { id: 'name', label: 'Name, A to Z' },
];

export const rowWords: RowWords<Message> = {
  one: 'message',
  many: 'messages',
  nameOf: ({ name }) => `The message from ${isolated(name)}`,
  shortNameOf: ({ name }) => name,
  detailOf: ({ name, serviceName }) => `${name}, ${serviceName}`,
  changeAlert: 'Error updating message status',
};
