import { retryIdempotent } from '../connection/query-client';
import { useVisitorMutation } from '../connection/use-visitor-mutation';
import type { NewMessage } from './message';

/** Sends a message to the coach. Idempotent: the same text within ten minutes is one message. */
export const useSendMessage = () =>
  useVisitorMutation(['messages', 'send'], (client, message: NewMessage) => client.messages.send(message), {
    retry: retryIdempotent,
  });
