import { useMutation } from '@tanstack/react-query';
import { useVisitorClient } from '../connection/data-provider';
import type { NewMessage } from './message';

/** Sends a message to the coach. Never sent again by itself: a message that arrived twice would be a nuisance. */
export function useSendMessage() {
  const client = useVisitorClient();
  return useMutation({
    mutationKey: ['messages', 'send'],
    mutationFn: (message: NewMessage) => client.messages.send(message),
  });
}
