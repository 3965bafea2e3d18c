import { useMutation } from '@tanstack/react-query';
import { useVisitorClient } from '../connection/data-provider';
import type { NewMessage } from './message';

/** Sends a message to the coach. Not retried automatically, because a message could arrive twice. */
export function useSendMessage() {
  const client = useVisitorClient();
  return useMutation({
    mutationKey: ['messages', 'send'],
    mutationFn: (message: NewMessage) => client.messages.send(message),
  });
}
