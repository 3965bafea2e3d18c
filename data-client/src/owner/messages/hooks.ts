import { ownerKeys } from '../keys';
import { useOwnerClient } from '../owner-provider';
import { useChange, useOwnerPage, useOwnerQuery, useRemoval } from '../owner-hooks';
import type { MessageStatus } from './message';
import type { MessageFilter } from './requests';

const all = ownerKeys.messages;

/** Returns one page of all messages, newest first, with the exact total. */
export const useMessages = (filter: MessageFilter) =>
  useOwnerPage([...all, 'list', filter], ({ messages }, signal) => messages.list(filter, signal));

/** Returns one message, or null if it no longer exists. */
export const useMessage = (id: string) =>
  useOwnerQuery([...all, 'id', id], ({ messages }, signal) => messages.byId(id, signal));

export const useSetMessageStatus = () =>
  useChange(
    all,
    'set-status',
    ({ messages }, { id, status, seen }: { id: string; status: MessageStatus; seen?: MessageStatus }) =>
      messages.setStatus(id, status, seen),
  );

/** Marks unread messages as read. */
export const useMarkMessageRead = () =>
  useChange(all, 'mark-read', ({ messages }, id: string) => messages.markRead(id));

export const useMessageRemoval = () => useRemoval(useOwnerClient().messages, all, ownerKeys.people);
