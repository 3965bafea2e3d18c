import { useMutation, useQuery } from '@tanstack/react-query';
import { useOwnerClient } from '../owner-provider';
import { useRemoval, useReread } from '../use-reread';
import type { MessageStatus } from './message';
import { ownerMessageQueries } from './queries';
import type { MessageFilter } from './requests';

/** Returns one page of all messages, newest first, with the exact total. */
export function useMessages(filter: MessageFilter) {
  return useQuery(ownerMessageQueries.list(useOwnerClient(), filter));
}

/** Returns one message, or null if it no longer exists. */
export function useMessage(id: string) {
  return useQuery(ownerMessageQueries.byId(useOwnerClient(), id));
}

export type MessageStatusChange = { id: string; status: MessageStatus };

export function useSetMessageStatus() {
  const client = useOwnerClient();
  return useMutation({
    mutationKey: [...ownerMessageQueries.all, 'set-status'],
    mutationFn: ({ id, status }: MessageStatusChange) => client.messages.setStatus(id, status),
    onSettled: useReread(ownerMessageQueries.all),
  });
}

export const useMessageRemoval = () => useRemoval(useOwnerClient().messages, ownerMessageQueries.all);
